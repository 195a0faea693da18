/** A line that ends so goes on below. */
export const ITEM_GOES_ON =
  /(?:[,&/:–—(-]|\s(?:and|of|for|the|in|to|with|on|a|an|de|del|la|el|y|et|des|du|und|der|für|e|da|do|di|van|en|voor|het))$/iu;
