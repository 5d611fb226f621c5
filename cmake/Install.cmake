# SPDX-License-Identifier: MIT
# `cmake --install`: the program holds all its data, so it is the only thing that must be there; the rest lets desktops find it.
include(GNUInstallDirs)
install(TARGETS bathhouse RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES resources/desktop/bathhouse.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES resources/desktop/bathhouse.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(DIRECTORY scenarios/ DESTINATION ${CMAKE_INSTALL_DATADIR}/bathhouse/scenarios FILES_MATCHING PATTERN *.bathhouse.json)
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
