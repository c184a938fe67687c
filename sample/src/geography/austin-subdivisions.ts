/**
 * Subdivisions and neighbourhoods around Austin by zip; latitude and longitude where a centre is known, rounded to about 100 m.
 * The others are placed by chance around the middle of their zip.
 * Centres after City of Austin neighbourhoods (Code for America, MIT); names also from its construction permits (Unlicense).
 */
export const AUSTIN_SUBDIVISIONS = `
76527: Briar Crossing
76537: Sonterra; Eastwood; Home Place at Jarrell; Calumet
76574: Castlewood; Mallard Park; Mustang Creek; Old Taylor High
78602: The Colony; Tahitian Village; Pine Forest; Hunters Crossing; Piney Creek; Lake Bastrop Acres; River's Bend; Circle D
78605: Bertram Original Town
78606: Rockin J Ranch; Cielo Springs; Pittsburg Addition; Blanco Settlement
78609: Paradise Point; Buchanan Lake Village; Granite Beach
78610: Sunfield; Garlic Creek; Whispering Hollow; Shadow Creek; Leisurewoods; Coves of Cimarron; Ruby Ranch; Bonita Vista
78611: Delaware Springs; Hills of Shady Grove; Honey Rock Ranch; Council Creek; Westfall Village; Vanderveer; Inks Lake Village
78612: Stony Point; Cedar Creek Estates; Las Maderas; Wilderness Ridge
78613: Buttercup Creek; Cypress Creek; Ranch at Cypress Creek; Twin Creeks; Carriage Hills; Anderson Mill West; Ranch at Brushy Creek; Red Oaks; Silver Oak; Forest Oaks
78617: Stoney Ridge; Berdoll Farms; Los Cielos
78619: La Ventana; Rim Rock; Sawyer Ranch; Driftwood Ranch
78620: Headwaters; Caliterra; Arrowhead Ranch; Founders Ridge; Sunset Canyon; Big Sky Ranch; Heritage; Saddletree; Polo Club
78621: Elm Creek; Peppergrass; Homestead Estates; County Line; Shenandoah; Eagles Landing
78626: Pinnacle; University Heights; Saddlecreek; Quail Valley; Old Town Georgetown; La Conterra; Katy Crossing
78628: Wolf Ranch; Rancho Sienna; Cimarron Hills; Serenada; River Chase; Berry Creek; Crescent Bluff; Water Oak; Fountainwood
78633: Sun City 30.715 -97.727; Georgetown Village; Madrone Canyon; Cowan Springs; Lakeside at Lake Georgetown; Woodlake
78634: Hutto Square; Star Ranch; Riverwalk; Glenwood; Emory Farms; Huttoparke; Brooklands; Hutto Highlands
78636: Johnson City Original; Miller Creek Cove; Pedernales Estates
78639: Kingsland Estates; Comanche Rancheria; Sandy Harbor; Oakridge; Packsaddle; Royal Oaks
78640: Plum Creek 30.012 -97.866; Hometown Kyle; Steeplechase; Kyle Estates; Waterleaf; Amberwood; Post Oak; Meadows at Kyle; Crosswinds; Blanco River Ranch
78641: Crystal Falls 30.552 -97.893; Travisso 30.548 -97.926; Bryson; Mason Hills; Palmera Ridge; Block House Creek 30.552 -97.837; Summerlyn; Vista Ridge; Stewart Crossing; Oak Creek; Caughfield; Larkspur
78642: Santa Rita Ranch; Stonewall Ranch; Liberty Parke; Orchard Ridge; Rosemary Estates; Rancho Santa Fe; Sundance Ranch
78643: Llano Original; Oxford; Roberts Addition; Legion Terrace
78644: Vintage Springs; Meadows at Clearfork; Windridge; Summerside; Lockhart Estates; Blackjack Grove
78645: Jonestown Hills 30.495 -97.925; Highland Lake Estates; Montechino; Lago Vista Country Club Estates 30.451 -97.985; Bar-K Ranches; Hollows on Lake Travis 30.477 -97.931; Point Venture 30.380 -97.996
78648: Oak Creek Estates
78652: Bear Creek; Estates of Bear Creek
78653: Shadowglen 30.365 -97.545; Presidential Heights; Presidential Meadows; Whisper Valley; Bell Farms; Lagos
78654: Meadowlakes 30.562 -98.299; Granite Shoals 30.589 -98.384; Gregg Ranch; Sherwood Shores 30.600 -98.379; Pecan Creek; Highland Lakes; Panther Hollow; Blazing Star; Wirtz Dam Estates
78655: River Oaks
78656: Sunset Oaks
78657: Horseshoe Bay 30.544 -98.374; Horseshoe Bay West; Horseshoe Bay South; Applehead 30.552 -98.365; Escondido; Bay Country
78660: Blackhawk 30.463 -97.571; Falcon Pointe 30.462 -97.592; Highland Park; Springbrook; Sorento; Avalon; Cambridge Estates; Gatlinburg; Heatherwilde; Windermere; Carmel; Villages of Hidden Lake
78664: Forest Creek 30.521 -97.617; Lake Forest; Greenlawn Place; Oak Bluff Estates; Windy Park; Round Rock Ranch; Turtle Creek; Legends Village
78665: Teravista 30.562 -97.647; Paloma Lake; Sonoma; Mayfield Ranch; Settlers Crossing; Freeman Park; Vizcaya; Eagle Ridge
78666: Blanco Vista; Willow Creek; Trace; Kissing Tree; Cottonwood Creek; Westover; Castle Forest; Hughson Heights; Rio Vista; La Cima
78669: Briarcliff 30.407 -98.044; Lake Pointe; Barton Creek Lakeside; Thurman Bend; Sweetwater 30.340 -98.066; Paleface Ranch
78672: Tow Village
78676: Woodcreek 30.028 -98.111; Eagle Rock Ranchitos; River Oaks of Wimberley; Las Misiones; Wimberley Springs; Skyline Acres; Flite Acres; Hidden Valley
78681: Behrens Ranch 30.541 -97.722; Vista Oaks; Stone Canyon; Walsh Trails; Preserve at Stone Oak; Highland Horizon; Oaklands; Fern Bluff
78701: Clarksville 30.276 -97.761; Downtown 30.271 -97.743; Rainey Street
78702: East Austin 30.270 -97.724; East Cesar Chavez 30.258 -97.731; Govalle 30.259 -97.702; Holly 30.255 -97.719; Rosewood 30.275 -97.709
78703: Tarrytown 30.295 -97.772; Old Enfield 30.286 -97.757; Bryker Woods; Pemberton Heights
78704: Bouldin Creek 30.252 -97.756; Dawson 30.233 -97.762; St. Edward's 30.228 -97.753; Travis Heights 30.245 -97.744; South Lamar 30.237 -97.781; Galindo 30.236 -97.769; Zilker 30.255 -97.768; Barton Hills 30.254 -97.786
78705: West Campus 30.292 -97.745; Heritage
78712: Blackland 30.282 -97.722
78717: Avery Ranch 30.489 -97.778; Brushy Creek 30.508 -97.735; Davis Spring; Pearson Place
78719: Moores Crossing
78721: Johnston Terrace 30.258 -97.685; MLK 30.286 -97.692; Oak Springs 30.274 -97.694; Springdale Hills
78722: Cherrywood 30.290 -97.715; Chestnut 30.278 -97.715; Hancock 30.297 -97.725; Wilshire 30.300 -97.713; Mueller 30.297 -97.701
78723: Pecan-Springdale 30.297 -97.674; University Hills 30.314 -97.670; Windsor Park 30.312 -97.692
78724: Colony Park; Agave; Woodland Hills; Lakeside
78725: Austin's Colony; Chaparral Crossing; Hornsby Glen
78726: Canyon Creek; Grandview Hills; Parke at Canyon Creek
78727: Milwood; Scofield Farms; Preston Oaks; Lamplight Village; Angus Valley
78728: Wells Branch; Wells Point; Willow Run
78729: Rattan Creek; Forest North; Los Indios
78730: Long Canyon 30.369 -97.819; Westminster Glen; River Place 30.376 -97.846; Jester Point
78731: Northwest Hills; Balcones West; Cat Mountain; Highland Hills; Mesa Park
78732: Steiner Ranch 30.375 -97.885; River Ridge 30.361 -97.902; Riverbend
78733: Barton Creek West 30.318 -97.872; Seven Oaks; Austin Lake Estates; Cuernavaca 30.324 -97.862
78734: Lakeway Hills 30.355 -97.969; Hudson Bend 30.407 -97.925; Lakeway 30.364 -97.980; Apache Shores 30.393 -97.947; Cardinal Hills 30.376 -97.953; Rough Hollow 30.367 -98.010
78735: Travis Country; Barton Creek; Foothills of Barton Creek; Lantana
78736: Valley View Acres; Granada Hills; Thomas Springs
78737: Belterra 30.192 -97.982; Highpointe; Ledge Stone; Meridian; Heritage Oaks
78738: Sweetwater at Bee Cave 30.333 -98.060; Bella Colinas 30.310 -97.957; Falconhead 30.323 -97.968; Flintrock at Hurst Creek 30.337 -97.991; Serene Hills 30.342 -98.012; Spanish Oaks 30.297 -97.945; Lake Pointe West 30.321 -97.936; The Hills of Lakeway 30.345 -97.985
78739: Circle C Ranch 30.185 -97.882; Meridian at Circle C; Shady Hollow West; Village at Western Oaks
78741: Montopolis 30.228 -97.696; Parker Lane 30.221 -97.733; Pleasant Valley 30.234 -97.712; Riverside 30.239 -97.729; Country Club Gardens
78744: Franklin Park 30.198 -97.749; McKinney 30.203 -97.731; Onion Creek Plantations; Kensington Park; Dove Springs; Village South; Springfield; Thoroughbred Farms
78745: Sweetbriar 30.199 -97.776; Garrison Park 30.209 -97.801; South Manchaca 30.220 -97.784; West Gate 30.231 -97.801; Cherry Creek; Southern Oaks; Buckingham Estates; Salem Walk
78746: Timberline 30.272 -97.797; West Lake Hills 30.298 -97.802; Rob Roy 30.312 -97.836; Davenport Ranch 30.330 -97.811; Lost Creek 30.288 -97.842; Westlake Highlands 30.289 -97.807; Barton Creek Bluffs; Rollingwood 30.277 -97.791; Treemont
78747: Easton Park; Onion Creek 30.138 -97.788; Goodnight Ranch; Bradshaw Crossing; Lexington Parke; Zachary Scott
78748: Tanglewood Forest; Bauerle Ranch; Shady Hollow; Olympic Heights; Texas Oaks; Slaughter Creek
78749: Oak Hill 30.240 -97.868; Maple Run; Legend Oaks; Western Oaks; Sendera; Deer Park
78750: Anderson Mill; Jester Estates; Spicewood; Lakewood; Balcones Village; Oak Forest
78751: Hyde Park 30.308 -97.727; North Loop 30.316 -97.717
78752: Georgian Acres 30.351 -97.700; Heritage Hills 30.345 -97.687; Highland 30.333 -97.714; St. John's 30.330 -97.700; Coronado Hills 30.326 -97.685
78753: North Lamar 30.370 -97.687; Windsor Hills 30.364 -97.676; Copperfield; North Oaks; Walnut Bend
78754: Pioneer Crossing; Harris Branch; Pioneer Hill; Stirling Bridge
78756: Brentwood 30.331 -97.732; Oakmont Heights 30.313 -97.755; Ridgelea 30.315 -97.751; Rosedale 30.319 -97.746
78757: Crestview 30.347 -97.725; Wooten 30.360 -97.722; Allandale 30.343 -97.744; North Shoal Creek 30.368 -97.735
78758: North Austin 30.370 -97.706; North Burnet 30.392 -97.720; Quail Creek; Gracywoods; Northridge; Mockingbird Hill
78759: Gateway 30.391 -97.740; Great Hills; Balcones Woods; Barrington Oaks; Westover Hills; Summit Oaks
78957: Gazley; Hudson; Burleson Addition; Hill Road Acres
`;
