; The installer: for one user of 64-bit Windows, without asking for an administrator; opens .hitbox files; removes all that it put there.
; makensis -DVERSION=1.2.3 -DCOPYRIGHT=who -DFILES=folder -DOUT=installer.exe installer.nsi
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Hitbox Editor"
!define KIND "HitboxEditor.Project"
!define PROGRAM "Software\Classes\Applications\hitbox-editor.exe"
!define REMOVAL "Software\Microsoft\Windows\CurrentVersion\Uninstall\HitboxEditor"

!macro OFFERED ENDING
    WriteRegStr HKCU "${PROGRAM}\SupportedTypes" "${ENDING}" ""
!macroend

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Hitbox Editor"
InstallDirRegKey HKCU "${REMOVAL}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ShowInstDetails nevershow
ShowUninstDetails nevershow
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\bin\hitbox-editor.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Korean"
!insertmacro MUI_LANGUAGE "SimpChinese"

Section "install"
    ; What an earlier version had and this one has not, goes.
    RMDir /r "$INSTDIR\bin"
    RMDir /r "$INSTDIR\share"
    RMDir /r "$INSTDIR\licences"
    SetOutPath "$INSTDIR"
    File /r "${FILES}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\bin\hitbox-editor.exe"

    WriteRegStr HKCU "Software\Classes\.hitbox" "" "${KIND}"
    WriteRegStr HKCU "Software\Classes\.hitbox" "Content Type" "application/x-hitbox+json"
    WriteRegStr HKCU "Software\Classes\${KIND}" "" "Hitbox project"
    WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\bin\hitbox-editor.exe,0"
    WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\bin\hitbox-editor.exe" "%1"'

    ; Pictures are listed under “Open with”; what opens them by itself stays.
    WriteRegStr HKCU "${PROGRAM}" "FriendlyAppName" "${NAME}"
    WriteRegStr HKCU "${PROGRAM}\shell\open\command" "" '"$INSTDIR\bin\hitbox-editor.exe" "%1"'
    !insertmacro OFFERED .hitbox
    !insertmacro OFFERED .png
    !insertmacro OFFERED .apng
    !insertmacro OFFERED .jpg
    !insertmacro OFFERED .jpeg
    !insertmacro OFFERED .bmp
    !insertmacro OFFERED .gif
    !insertmacro OFFERED .ase
    !insertmacro OFFERED .aseprite
    !insertmacro OFFERED .psd
    !insertmacro OFFERED .psb
    !insertmacro OFFERED .kra
    !insertmacro OFFERED .ora

    WriteRegStr HKCU "${REMOVAL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${REMOVAL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${REMOVAL}" "DisplayIcon" "$INSTDIR\bin\hitbox-editor.exe"
    WriteRegStr HKCU "${REMOVAL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${REMOVAL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${REMOVAL}" "NoModify" 1
    WriteRegDWORD HKCU "${REMOVAL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${REMOVAL}" "EstimatedSize" $0
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; kinds of files have changed
SectionEnd

Section "uninstall"
    RMDir /r "$INSTDIR\bin"
    RMDir /r "$INSTDIR\share"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\licence.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR" ; what others put there stays
    Delete "$SMPROGRAMS\${NAME}.lnk"
    ReadRegStr $0 HKCU "Software\Classes\.hitbox" ""
    StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.hitbox"
    DeleteRegKey HKCU "Software\Classes\${KIND}"
    DeleteRegKey HKCU "${PROGRAM}"
    DeleteRegKey HKCU "${REMOVAL}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
