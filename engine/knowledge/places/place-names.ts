/** Countries, peoples, states and large cities, in small letters, spaces as hyphens: capitals that name no skill. */
export const PLACES: ReadonlySet<string> = new Set(
  `america american usa uk eu england english britain british great-britain scotland scottish wales welsh ireland irish northern-ireland europe european asia asian africa african
  canada canadian australia australian new-zealand india indian germany german france french spain spanish italy italian portugal portuguese netherlands dutch belgium belgian
  switzerland swiss austria austrian sweden swedish norway norwegian denmark danish finland finnish poland polish czech hungary greece greek turkey turkish russia russian ukraine
  china chinese japan japanese korea korean singapore malaysia indonesia philippines vietnam thailand pakistan bangladesh nepal kenya nigeria ghana egypt morocco south-africa israel
  uae dubai abu-dhabi qatar doha saudi arabia riyadh kuwait bahrain oman mexico brazil argentina chile colombia peru emea apac latam dach benelux nordic nordics
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts
  michigan minnesota mississippi missouri montana nebraska nevada new-hampshire new-jersey new-mexico new-york north-carolina north-dakota ohio oklahoma oregon pennsylvania
  rhode-island south-carolina south-dakota tennessee texas utah vermont virginia washington west-virginia wisconsin wyoming ontario quebec alberta manitoba saskatchewan nova-scotia british-columbia
  queensland victoria tasmania nsw midlands yorkshire lancashire kent essex surrey sussex hampshire devon cornwall norfolk suffolk cheshire cumbria durham northumberland berkshire oxfordshire
  london manchester birmingham leeds liverpool bristol sheffield edinburgh glasgow cardiff belfast newcastle nottingham leicester southampton portsmouth brighton oxford cambridge york bath exeter
  plymouth norwich coventry derby hull bradford reading swindon dublin cork galway paris lyon marseille berlin munich hamburg frankfurt cologne stuttgart vienna zurich geneva amsterdam rotterdam
  utrecht brussels antwerp copenhagen stockholm oslo helsinki warsaw krakow prague budapest lisbon porto madrid barcelona valencia seville rome milan turin naples athens istanbul moscow kyiv
  boston chicago houston dallas austin phoenix philadelphia san-antonio san-diego san-jose san-francisco seattle portland denver detroit atlanta miami orlando tampa charlotte nashville memphis
  baltimore cleveland columbus cincinnati indianapolis milwaukee minneapolis st-louis kansas-city omaha sacramento oakland fresno las-vegas reno salt-lake albuquerque tucson el-paso fort-worth
  new-orleans louisville richmond raleigh durham pittsburgh buffalo rochester albany hartford providence newark brooklyn manhattan queens bronx los-angeles honolulu anchorage boise spokane tacoma
  toronto montreal vancouver calgary edmonton ottawa winnipeg halifax sydney melbourne brisbane perth adelaide canberra auckland wellington christchurch mumbai delhi bangalore bengaluru hyderabad
  chennai pune kolkata ahmedabad gurgaon gurugram noida jaipur kochi karachi lahore dhaka tokyo osaka seoul beijing shanghai shenzhen hong-kong taipei bangkok jakarta manila kuala-lumpur hanoi
  nairobi lagos accra cairo johannesburg cape-town durban tel-aviv sao-paulo rio buenos-aires santiago bogota lima`
    .split(/\s+/)
    .filter((place) => place !== ""),
);
