# SPDX-License-Identifier: MIT
# Data compiled into the scenario library, and with it into every program: tiles, rule cards, the schema. Found as
# :/tiles/…, :/rules/…, :/schema/…
file(GLOB bathhouse_data CONFIGURE_DEPENDS
    "${CMAKE_CURRENT_LIST_DIR}/tiles/*.json" "${CMAKE_CURRENT_LIST_DIR}/rules/*.json"
    "${CMAKE_CURRENT_LIST_DIR}/rules/cards/*.json" "${CMAKE_CURRENT_LIST_DIR}/schema/*.json"
    "${CMAKE_CURRENT_LIST_DIR}/texts/*.json")
qt_add_resources(bathhouse_scenario bathhouse_data PREFIX "/" BASE "${CMAKE_CURRENT_LIST_DIR}" FILES ${bathhouse_data})
