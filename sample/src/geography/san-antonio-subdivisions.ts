/**
 * Subdivisions and neighbourhoods around San Antonio by zip; latitude and longitude where a centre is known, rounded to about 100 m.
 * The others are placed by chance around the middle of their zip.
 * Centres after registered neighbourhood associations of the City of San Antonio (Code for America, MIT).
 */
export const SAN_ANTONIO_SUBDIVISIONS = `
78002: Lucas Acres; Trails of Atascosa
78003: Flying L Ranch; Bandera Falls; Cowboy Capital; Lost Valley; Elm Pass; River Bend Estates
78004: Bent Tree
78006: Esperanza 29.806 -98.690; Cordillera Ranch 29.843 -98.617; Tapatio Springs 29.777 -98.792; Woods of Boerne; Champion Heights; Regent Park; Sabinas Creek Ranch; Trails of Herff Ranch; Oak Park; Menger Springs; Waterstone; English Oaks; Ranger Creek; Walnut Hills
78009: Alsatian Oaks; Country Village Estates; Potranco Ranch; Castroville Original; Medina River West; Enclave of Potranco Oaks
78011: Charlotte Original
78013: Falling Water; Comfort Original; Hill Top Ranches; River Bend
78015: Fair Oaks Ranch 29.746 -98.643; Village Green; Elkhorn Ridge; Setterfeld Estates; Front Gate; Southglen
78016: Malone Ranch; Hickory Creek
78023: Iron Horse Canyon; Triana; Braun Ridge; Shadow Canyon; Sonoma Mesa; Enclave at Laurel Canyon; Grey Forest 29.617 -98.683; Bricewood; Canyon Creek Preserve
78026: Country Club Estates; Wisdom Addition
78052: Lake Shore Estates
78055: Medina Highlands; Wallace Creek
78056: Lakewood; Redus Point; Avalon; Medina Lake Estates; Spettel Riverside
78059: Chacon Estates
78063: Lakehills; Bridlegate; Lake Medina Highlands; Wharton Dock; Mountain Lakes; San Julian Creek; Holiday Villages of Medina; Bandera River Ranch
78064: Bonita Vista; Crown Hill; Pleasanton Meadows; Country Trails; Jamestown; Atascosa River Estates; Oak Haven; Dairy Acres
78065: Rossville; Canvasback Ranch; Strawberry Hills; Leal Acres
78066: Haby Crossing
78069: Somerset Meadows; Lakeside Village
78070: River Crossing; Mystic Shores; Lake of the Hills; Rivermont; Peninsula at Mystic Shores; Cascada; Whispering Hills; Singing Hills
78073: Legend Point; Medina River Acres; Preserve at Medina
78101: Eagle Creek Ranch; Home Place
78108: Bentwood Ranch; Cibolo Valley Ranch; Turning Stone; Falcon Ridge; Buffalo Crossing; Foxbrook; Saratoga; Deer Creek; Steele Creek; Heights of Cibolo; Mesa Western
78109: Meadowbrook 29.490 -98.322; Northampton; Silverton Valley; Knox Ridge; Abbott Place; Hanover Cove; Escondido North; Rolling Creek; Astoria Place; Placid Park
78112: Butterfield Ranch; Hickory Hollow; Lake Calaveras Estates; Waterwood; Southton Cove
78114: Shannon Ridge; Abrego Lake; River Bend; Lake Floresville; Eagle Ridge; Country Hills
78121: Las Palomas; Rosewood; Woodbridge Farms; Silverado Hills; Great Oaks; Lake Valley; Wood Valley Acres; The Estates at Triple R
78123: Lake McQueeney Estates; Treasure Island; Lake Placid; Long Creek
78124: Harvest Hills; Deer Haven; Three Creeks; Santa Clara
78130: Gruene 29.738 -98.105; Town Creek; River Chase; Avery Park; Cloud Country; Legend Pond; Mission Hills; Highland Grove; Oak Run; Comaltown; Landa Park Estates 29.716 -98.140; Voss Farms; Northwest Crossing; Meadow Creek
78132: Vintage Oaks; Havenwood at Hunters Crossing; Copper Ridge; Manor Creek; Veramendi; Summit; Champions Village; Rockwall Ranch
78133: Canyon Lake Hills; Canyon Lake Forest; Canyon Lake Village; Startz Hill; Tamarack Shores; Canyon Springs Resort; Lake Ridge; Eden Ranch; Hancock Oak Hills; Village West; Scenic Heights
78147: Poth Original; Dry Hollow
78148: Coronado Village; Cimarron; Copperfield; Meadow Oaks; Red Horse; Sunrise Canyon
78152: Saddlebrook; Cibolo Crossing
78154: Riverside at Schertz; Northcliffe; The Crossvine; Ashley Place; Savannah Square; Greenshire; Dove Meadows; Carolina Crossing; Belmont Park; Woodland Oaks; Selma Park Estates 29.584 -98.300
78155: Mill Creek Crossing; Greenspoint Heights; Chaparral; Arroyo Ranch; Meadows at Nolte Farms; Hiddenbrooke; Navarro Fields; Swenson Heights; Las Ventanas; Parkview; River Oak Terrace; Walnut Springs
78160: Stockdale Original; Ecleto Creek
78163: Johnson Ranch; Belle Oaks Ranch; Spring Oaks; Copper Canyon; Ventana; Hidden Oaks; Oak Village North
78201: Jefferson 29.466 -98.537; Woodlawn Lake 29.451 -98.538; Los Angeles Heights - Keystone 29.472 -98.525
78203: Jefferson Heights 29.422 -98.448; Denver Heights 29.411 -98.467; Coliseum Oaks 29.416 -98.442
78204: Roosevelt Park 29.394 -98.487; King William 29.412 -98.493; Collins Garden 29.405 -98.517; Lone Star
78205: Dignowity Hill 29.422 -98.479; Lavaca 29.410 -98.485; St. Paul Square 29.422 -98.479; Historic Gardens 29.416 -98.475; Riverwalk
78207: Avenida Guadalupe 29.419 -98.519; Prospect Hill 29.434 -98.536; Gardendale 29.438 -98.515
78208: Government Hill
78209: Hampshire House 29.503 -98.467; Wilshire Village 29.488 -98.439; Terrell Heights 29.491 -98.452; Oak Park - Northwood 29.506 -98.451; Alamo Heights 29.485 -98.466; Terrell Hills 29.475 -98.451; Lincoln Heights; Northridge
78210: Riverside 29.386 -98.476; Sunny Slope 29.394 -98.442; Highland Park 29.394 -98.462; Riverside South 29.380 -98.480
78211: Southpark 29.343 -98.537
78212: Olmos Park 29.479 -98.488; Monte Vista 29.459 -98.493; Beacon Hill 29.458 -98.509; Edison 29.473 -98.504; Alta Vista 29.454 -98.502; Northmoor 29.484 -98.504; Olmos Park Terrace 29.484 -98.491; Trinity
78213: North Shearer Hills 29.499 -98.503; Shearer Hills - Ridgeview 29.506 -98.493; Oak Valley 29.527 -98.537; North Central 29.499 -98.518; Castle Hills 29.523 -98.516; Dellview
78214: Mission San Jose 29.364 -98.483; Kingsborough Ridge 29.330 -98.492; Hot Wells 29.363 -98.461
78215: Five Points 29.440 -98.502; River Road 29.455 -98.480; Tobin Hill 29.445 -98.489
78216: Blossom Park 29.552 -98.462; Lockhill Estates 29.541 -98.520; Countryside San Pedro 29.558 -98.478; Crownhill Park 29.524 -98.489; Churchill Heights 29.545 -98.521; Bluff Creek 29.551 -98.474; North Castle Hills 29.553 -98.523
78217: Sun Gate 29.527 -98.402; Towne Lake Garden 29.535 -98.433; Perrin Park 29.529 -98.413; Ridgestone 29.558 -98.435; Northern Hills Country Village 29.555 -98.406; Forest Oak 29.523 -98.438; Oak Grove Estates 29.547 -98.425
78218: Wilshire 29.490 -98.425; Village North One 29.513 -98.411; Park Village 29.490 -98.392; East Village 29.488 -98.374; East Terrell Hills 29.490 -98.407; Oakwell Farms
78219: Royal View 29.420 -98.375; Candlewood Park 29.457 -98.367; Eastgate 29.428 -98.385; Kirby 29.463 -98.386; Springfield
78220: Hein-Orchard 29.412 -98.410; Dellcrest Forest 29.403 -98.408; Wheatley Heights 29.410 -98.424; Skyline Park 29.433 -98.412; Lakeside 29.388 -98.376; Eastwood Village 29.419 -98.410
78221: Harlandale; Matthey Estates; Mission Creek; Pleasanton Farms
78222: Pecan Valley Heights 29.373 -98.407; Crestlake 29.380 -98.368; Pecan Valley 29.376 -98.415; Southern Ridge; Republic Oaks; Foster Meadows
78223: Brookside; Greenway; Monte Viejo; Mission Hills Ranch; Salado Creek
78224: Palo Alto Terrace; Hunters Pond
78225: Palm Heights 29.389 -98.525; Tierra Linda 29.363 -98.528; Brady Gardens 29.404 -98.534
78226: Kelly; Quintana
78227: Adams Hill 29.412 -98.671; Meadow Village 29.424 -98.641; Rainbow Hills 29.407 -98.657; Springvale 29.383 -98.638; Stablewood 29.391 -98.652; Lackland Terrace 29.409 -98.640; Valley Hi North 29.383 -98.648
78228: Ingram Hills 29.471 -98.593; Inspiration Hills 29.478 -98.570; Culebra Park 29.454 -98.592; Loma Park 29.447 -98.576; Donaldson Terrace 29.467 -98.557; University Park 29.456 -98.562; Loma Vista 29.442 -98.557
78229: Oak Hills 29.497 -98.563; Mockingbird Hill 29.509 -98.559; Hillcrest 29.486 -98.562; Lafayette Place 29.504 -98.557
78230: Shavano Heights 29.568 -98.564; Park Forest 29.559 -98.561; Huntington Place 29.559 -98.580; Shavano Forest 29.563 -98.563; Mission Trace 29.547 -98.559; Vance Jackson 29.535 -98.554; Colonies Village 29.525 -98.554
78231: Oak Meadow 29.573 -98.538; Castle Hills Forest 29.568 -98.533; Hunters Creek 29.564 -98.549; Hunters Creek North 29.567 -98.553; Shavano Park 29.585 -98.553
78232: North Central Heritage 29.564 -98.462; North Central Thousand Oaks 29.576 -98.453; Redland Estates 29.600 -98.445; Gardens at Brookhollow 29.567 -98.472; Woodlands of Camino Real 29.571 -98.494; Thousand Oaks 29.591 -98.449; Oak Haven Heights 29.597 -98.463; Hollywood Park 29.601 -98.487
78233: Valencia 29.559 -98.389; El Dorado 29.553 -98.391; Woodstone 29.566 -98.375; Randolph Hills 29.543 -98.359; Fox Run 29.591 -98.362; Royal Ridge 29.536 -98.368; Stone Wood 29.570 -98.369; Live Oak 29.565 -98.345; Bridlewood Park
78234: Mahncke Park 29.460 -98.462
78235: McCreless Meadows 29.320 -98.439; Woodbridge at Monte Viejo 29.349 -98.416; Highland Hills 29.368 -98.440; Highland Forest 29.350 -98.423
78236: Cable-Westwood 29.412 -98.622
78237: Memorial Heights 29.440 -98.566; Los Jardines 29.421 -98.569
78238: Misty Oaks 29.482 -98.645; Lindsey Place 29.476 -98.641; Pipers Meadow 29.467 -98.640; Thunderbird Hills 29.467 -98.605; Leon Valley 29.495 -98.619; Grass Valley
78239: Windcrest 29.516 -98.375; Montgomery; Glen
78240: Jade Oaks 29.546 -98.609; Woodridge 29.548 -98.601; Auburn Oaks 29.546 -98.591; Oak Bluff 29.541 -98.638; Verde Hills 29.540 -98.645; Eckhert Crossing 29.517 -98.614; French Creek Village 29.529 -98.637
78242: Five Palms; Indian Creek; Hidden Cove
78244: Fairways of Woodlake 29.492 -98.342; Brentfield 29.485 -98.331; Highland Farms 29.474 -98.364; Woodlake 29.474 -98.353; Ventura 29.502 -98.332
78245: Big Country 29.407 -98.706; Amhurst; Heritage Park; Texas Research; Ladera; Arcadia Ridge; Potranco Run; Laurel Vista; Weston Oaks; Hidden Canyon
78247: Green Spring Valley 29.582 -98.427; High Country 29.589 -98.375; Redland Springs 29.591 -98.428; Northern Hills 29.566 -98.405; Scattered Oaks 29.587 -98.441; Knollcreek 29.585 -98.411; Eden 29.571 -98.425
78248: Canyon Creek Bluffs 29.601 -98.512; Hidden Forest 29.585 -98.507; Canyon Creek Estates 29.601 -98.506; Walker Ranch 29.571 -98.511; Mission Ridge 29.592 -98.505; Deerfield 29.593 -98.520; Deer Hollow 29.588 -98.524
78249: Oakmont Downs 29.560 -98.611; College Park 29.578 -98.637; Regency Meadow 29.570 -98.612; Shavano Garden Homes 29.572 -98.579; Hills and Dales 29.592 -98.636; Hunters Brook 29.571 -98.636; Sonoma Ranch 29.588 -98.657
78250: Stanton Run 29.554 -98.674; Braun Hollow 29.518 -98.650; Silverbrook 29.538 -98.670; Hidden Meadow 29.496 -98.692; Wildwood West 29.517 -98.643; Braun Station West 29.525 -98.661; Northwest Crossing 29.508 -98.678
78251: Heritage 29.428 -98.681; Villages of Westcreek 29.443 -98.729; Stonegate Hills at Westover Hill 29.476 -98.685; Sierra Springs 29.442 -98.697; Oak Creek 29.450 -98.708; Crown Meadows 29.458 -98.646; Trophy Ridge 29.426 -98.705
78252: Luckey Ranch; Savannah; Whisper Falls; Canyon Crossing
78253: Alamo Ranch 29.491 -98.738; Riverstone; Westwinds; Redbird Ranch; Stevens Ranch; Falcon Landing; Cobblestone
78254: Silver Oaks; Stillwater Ranch; Kallison Ranch; Wildhorse; Braun Heights; Bridgewood; Valley Ranch; Remuda Ranch; Davis Ranch
78255: Steeplebrook 29.655 -98.629; Cielo Vista 29.642 -98.652; Cross Mountain; Canyons at Scenic Loop; Maverick Springs; The Hills at Sonoma Ranch; Two Creeks
78256: Legend Hills 29.611 -98.616; Walden Meadows 29.617 -98.616; Forest Crest 29.627 -98.600; The Reserve at Crownridge; Stonewall Estates
78257: The Dominion 29.655 -98.615; Shavano Highlands 29.628 -98.573; Presidio; Renaissance
78258: Wilderness Pointe 29.650 -98.504; The Heights at Stone Oak II 29.662 -98.496; Big Springs 29.637 -98.463; Promontory Pointe-Heights 29.639 -98.506; The Overlook 29.659 -98.505; Stone Valley 29.631 -98.515; Mesa Vista 29.654 -98.496
78259: Cavalo Creek Estates 29.641 -98.446; Roseheart 29.623 -98.416; Winchester Hills 29.660 -98.443; Vistas of Encino Park 29.644 -98.428; Encino Creek 29.639 -98.429; Emerald Forest 29.610 -98.429; Encino Park 29.627 -98.447
78260: Summerglen 29.674 -98.461; Timberwood Park 29.707 -98.492; Prospect Creek at Kinder Ranch; Canyon Springs; Estancia; Terra Bella; Lookout Canyon; Bluffs of Lookout Canyon; Heights at Stone Oak
78261: Cibolo Canyons 29.664 -98.397; Indian Springs; Wortham Oaks; Belterra; Fossil Ridge; Amorosa; Trinity Oaks
78263: Sinclair; East Central Estates
78264: Espada
78266: Georg Ranch; Trophy Oaks; Forest Waters; Garden Ridge Estates; Enchanted Bluff
78623: Las Brisas; Fischer Store Ranches; River Mountain Ranch
78638: Rocking M
78861: Hondo Original; Hilltop Village; Hondo Creek
`;
