/** Countries as resumes name them: English, the country's own name, and the usual short forms. */
export const COUNTRIES = `
usa, u.s.a., u.s.a, u.s., us, united states, united states of america, estados unidos, ee. uu., eeuu, états-unis
canada, canadá, mexico, méxico, guatemala, belize, honduras, el salvador, nicaragua, costa rica, panama, panamá, cuba, jamaica, haiti, haïti, dominican republic, república dominicana, puerto rico, trinidad, trinidad and tobago, trinidad & tobago, barbados, bahamas, the bahamas, grenada, saint lucia, st. lucia, guyana, suriname, bermuda, cayman islands
colombia, venezuela, ecuador, peru, perú, bolivia, chile, argentina, uruguay, paraguay, brazil, brasil
uk, u.k., united kingdom, great britain, england, scotland, wales, northern ireland, ireland, republic of ireland, éire, isle of man, jersey, guernsey
germany, deutschland, austria, österreich, switzerland, schweiz, suisse, svizzera, liechtenstein, france, belgium, belgique, belgië, netherlands, the netherlands, nederland, holland, luxembourg, luxemburg, monaco
spain, españa, portugal, italy, italia, malta, greece, ελλάδα, hellas, cyprus, κύπρος, andorra, san marino, gibraltar
denmark, danmark, sweden, sverige, norway, norge, finland, suomi, iceland, ísland, estonia, eesti, latvia, latvija, lithuania, lietuva
poland, polska, czech republic, czechia, česká republika, česko, slovakia, slovensko, hungary, magyarország, romania, românia, bulgaria, българия, moldova, ukraine, україна, украина, belarus, беларусь, russia, россия, russian federation, российская федерация
croatia, hrvatska, slovenia, slovenija, serbia, srbija, србија, bosnia and herzegovina, bosnia, montenegro, crna gora, kosovo, albania, shqipëri, north macedonia, macedonia
turkey, türkiye, turkiye, georgia, armenia, azerbaijan, kazakhstan, казахстан, uzbekistan, kyrgyzstan, tajikistan, turkmenistan, mongolia
israel, palestine, lebanon, liban, syria, jordan, iraq, iran, saudi arabia, ksa, k.s.a., kingdom of saudi arabia, kuwait, bahrain, qatar, oman, yemen, uae, u.a.e., u.a.e, united arab emirates, الإمارات, السعودية, مصر
india, bharat, भारत, pakistan, bangladesh, sri lanka, nepal, bhutan, maldives, afghanistan, myanmar, burma
china, p.r. china, pr china, prc, p.r.c., 中国, hong kong, hong kong sar, 香港, macau, macao, taiwan, 台湾, 台灣, japan, 日本, south korea, s. korea, s.korea, rep. of korea, r.o.k., korea, republic of korea, 대한민국
philippines, the philippines, pilipinas, vietnam, viet nam, việt nam, thailand, ประเทศไทย, cambodia, laos, malaysia, singapore, indonesia, brunei, timor-leste, papua new guinea, fiji, samoa, tonga, guam
australia, new zealand, aotearoa
egypt, morocco, maroc, algeria, algérie, tunisia, tunisie, libya, sudan, south sudan, ethiopia, eritrea, djibouti, somalia, kenya, uganda, tanzania, rwanda, burundi, drc, dr congo, democratic republic of congo, congo, cameroon, cameroun, nigeria, ghana, togo, benin, bénin, ivory coast, côte d'ivoire, cote d'ivoire, burkina faso, mali, niger, senegal, sénégal, gambia, the gambia, guinea, guinée, sierra leone, liberia, chad, gabon, angola, zambia, zimbabwe, malawi, mozambique, moçambique, botswana, namibia, south africa, rsa, lesotho, eswatini, swaziland, madagascar, mauritius, seychelles, cape verde, cabo verde
`;

/** States, provinces and counties in full. Those that are also plain words or names of people stand with a city only. */
export const REGIONS = `
alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, district of columbia, d.c., d.c
ontario, quebec, québec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick, newfoundland, newfoundland and labrador, prince edward island, yukon, northwest territories, nunavut
new south wales, victoria, queensland, south australia, western australia, tasmania, northern territory, australian capital territory
andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal, jammu and kashmir, jammu & kashmir, ladakh, puducherry, pondicherry, delhi ncr, ncr
sindh, balochistan, khyber pakhtunkhwa, kpk, azad kashmir
kent, surrey, essex, sussex, east sussex, west sussex, hampshire, berkshire, buckinghamshire, oxfordshire, hertfordshire, bedfordshire, cambridgeshire, norfolk, suffolk, lincolnshire, nottinghamshire, derbyshire, leicestershire, northamptonshire, warwickshire, west midlands, worcestershire, gloucestershire, wiltshire, dorset, somerset, devon, cornwall, shropshire, staffordshire, cheshire, lancashire, greater manchester, merseyside, west yorkshire, south yorkshire, north yorkshire, east yorkshire, yorkshire, tyne and wear, county durham, cumbria, northumberland, greater london, middlesex, rutland, lothian, fife, county antrim, county down, co. antrim, co. down
co. cork, co. dublin, co. galway, co. kerry, co. limerick, co. mayo, co. wexford, co. wicklow, co. kildare, co. meath, co. louth, co. donegal, co. clare, co. tipperary, co. kilkenny, co. waterford, co. sligo, county cork, county dublin, county galway, county kerry, county limerick, county kildare, county meath
bayern, bavaria, baden-württemberg, hessen, hesse, niedersachsen, lower saxony, nordrhein-westfalen, north rhine-westphalia, nrw, sachsen, saxony, sachsen-anhalt, thüringen, brandenburg, rheinland-pfalz, saarland, schleswig-holstein, mecklenburg-vorpommern, tirol, steiermark, kärnten, oberösterreich, niederösterreich, vorarlberg, burgenland
île-de-france, ile-de-france, auvergne-rhône-alpes, bretagne, normandie, occitanie, nouvelle-aquitaine, hauts-de-france, grand est, pays de la loire, provence-alpes-côte d'azur
cataluña, catalunya, catalonia, andalucía, andalusia, galicia, país vasco, comunidad de madrid, comunidad valenciana, castilla y león, aragón, asturias, cantabria, murcia, navarra, extremadura, canarias, islas baleares
lombardia, lazio, veneto, piemonte, toscana, tuscany, emilia-romagna, campania, sicilia, puglia, liguria, sardegna, calabria, abruzzo, marche, umbria, lombardy
noord-holland, zuid-holland, noord-brabant, gelderland, utrecht, overijssel, limburg, vlaanderen, flanders, wallonie
mazowieckie, małopolskie, śląskie, wielkopolskie, dolnośląskie, pomorskie, łódzkie
são paulo, rio de janeiro, minas gerais, bahia, paraná, rio grande do sul, santa catarina, pernambuco, ceará, goiás, espírito santo, distrito federal
jalisco, nuevo león, estado de méxico, edo. méx., edo. mex., puebla, guanajuato, querétaro, yucatán, quintana roo, veracruz, baja california, chihuahua, sonora, sinaloa, coahuila, tamaulipas, michoacán, cdmx, provincia de buenos aires, córdoba, mendoza, santa fe, antioquia, cundinamarca, valle del cauca
gauteng, western cape, eastern cape, kwazulu-natal, kwazulu natal, kzn, free state, limpopo, mpumalanga, north west province, northern cape
lagos state, ogun state, oyo state, rivers state, fct, kaduna state, edo state, delta state, enugu state, anambra state, imo state, kano state, osun state, ondo state, ekiti state, kwara state, plateau state, abia state, akwa ibom, cross river
selangor, johor, penang, pulau pinang, perak, sabah, sarawak, kedah, kelantan, pahang, melaka, negeri sembilan, terengganu, wilayah persekutuan
metro manila, ncr, cavite, laguna, batangas, bulacan, rizal, pampanga, cebu, negros occidental, davao del sur, iloilo, pangasinan, quezon province, benguet, calabarzon, leyte, bohol
guangdong, zhejiang, jiangsu, sichuan, hubei, hunan, fujian, shandong, henan, liaoning, shaanxi, anhui
jawa barat, west java, jawa timur, east java, jawa tengah, central java, banten, bali, dki jakarta
`;

/** Short forms of states and provinces that stand after a city: 'Austin, TX', 'Toronto, ON', 'Sydney NSW'. */
export const REGION_CODES = `
AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU VI
ON QC BC AB MB SK NS NB NL PE YT NT NU
NSW VIC QLD WA SA TAS ACT
SP RJ MG RS SC PR BA PE CE GO DF ES
MH KA TN TS AP DL UP HR GJ RJ WB KL PB MP
`;
