/** Fonts of nothing but pictures. Where a typesetter gave their glyphs the codes of letters ('+', 'ï'), those mean nothing. */
export const ICON_FONT =
  /font ?-?awesome|fontello|icomoon|material-?(?:icons|symbols)|ionicons|glyphicons?|typicons|academicons|simple-line-icons|linearicons|themify|feather-?icons|bootstrap-?icons|entypo|marvosym|bbding|remixicon|octicons/i;
