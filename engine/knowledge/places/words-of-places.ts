/** Plain words that close the names of places. */
export const WORDS_OF_PLACES =
  /^(?:street|road|lane|avenue|park|hill|hills|green|bay|beach|springs|falls|heights|valley|city|town|village|island|islands|region|area|coast|branch|site|office|campus|square|bridge|market|cross|north|south|east|west|central|upper|lower|wood|woods|field|fields|lake|lakes|river|point|port|harbour|harbor|grove|gardens|station|airport|estate|house|court|new|old|state|province|great|end)$/;
