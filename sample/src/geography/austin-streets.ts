/**
 * Streets of Austin that saw the most building permits from 1980 to 2017 (City of Austin construction permits, Unlicense).
 */
export const AUSTIN_STREETS = `
N Lamar Blvd; Burnet Rd; Research Blvd; S Congress Ave; Guadalupe St; E Riverside Dr; Manchaca Rd; W William Cannon Dr;
Airport Blvd; W Anderson Ln; Shoal Creek Blvd; E Ben White Blvd; Elm Creek Dr; Barton Springs Rd; Dessau Rd; W Slaughter Ln;
W Parmer Ln; Manor Rd; E Rundberg Ln; S 1st St; Johnny Morris Rd; W Braker Ln; Cameron Rd; E Oltorf St; Jollyville Rd; Duval St;
Rio Grande St; W 6th St; Brodie Ln; Metric Blvd; Lavaca St; E 6th St; Westlake Dr; Red River St; S Pleasant Valley Rd; Mesa Dr;
Willow St; Spicewood Springs Rd; Balcones Dr; Brazos St; Windsor Rd; W Gate Blvd; San Jacinto Blvd; E Stassney Ln; Southwest Pkwy;
Rutland Dr; E Cesar Chavez St; Shoalwood Ave; Burleson Rd; Exposition Blvd; Montopolis Dr; Freidrich Ln; N Capital of Texas Hwy;
Nueces St; Webberville Rd; McNeil Dr; W 38th St; Enfield Rd; Anderson Mill Rd; Great Hills Trl; Ed Bluestein Blvd; E 7th St;
San Antonio St; W 5th St; Bridle Path; Greystone Dr; Springdale Rd; River Place Blvd; Berkman Dr; Bee Caves Rd;
Kinney Ave; Bartons Bluff Ln; Holly St; Rain Creek Pkwy; Kramer Ln; Frontier Valley Dr; E St Elmo Rd; Canterbury St; Colorado St;
Ramsey Ave; Burton Dr; Bluff Springs Rd; Royal Crest Dr; Garden St; Justin Ln; E 13th St; Sinclair Ave; Yaupon Dr; Far West Blvd;
E 2nd St; Woodview Ave; Abilene Trl; N Hills Dr; Hoeke Ln; Travis Heights Blvd; Steck Ave; W St Johns Ave; Travis Country Cir;
E 5th St; Chicon St; Haskell St; Bonnie Rd; E 12th St; Barton Hills Dr; Westover Rd; Cherisse Dr; Woodward St; E 11th St;
Woodrow Ave; Payne Ave; W Mary St; Teri Rd; Parkfield Dr; Wickersham Ln; Ganymede Dr; Alta Vista Ave; Richcreek Rd; Wooldridge Dr;
W Live Oak St; Brentwood St; Bowman Ave; Post Rd; Stonelake Blvd; Spyglass Dr; Rosedale Ave; Grove Blvd; Cullen Ave; Big View Dr;
Jester Blvd; Middle Fiskville Rd; Cross Park Dr; Morrow St; Cherry Ln; Thornberry Rd; Rivercrest Dr; San Gabriel St;
Avery Ranch Blvd; Pond Springs Rd; Valburn Dr; Presidential Blvd; Bull Creek Rd; Decker Ln; Riata Trace Pkwy; E 3rd St; Scenic Dr;
Pasadena Dr; Stonehollow Dr; Romeria Dr; E 51st St; Grover Ave; W Howard Ln; Crossing Pl; Vargas Rd; W Johanna St; Bennett Ave;
W Koenig Ln; W Courtyard Dr; Magenta Ln; Hartford Rd; Northland Dr; Madison Ave; Wilson St; Pearl St; Covered Bridge Dr;
Georgian Dr; Pinehurst Dr; E 32nd St; Pinon Vista Dr; Rainey St; W 35th St; Clawson Rd; Newning Ave; E 9th St; Pecan Park Blvd;
Timber Heights Dr; Bell Mountain Dr; Bouldin Ave; Shropshire Blvd; Adair Dr; Rosewood Ave; Avery Island Ave; E 14th St; Signal Pt;
Mitra Dr; Bluebonnet Ln; Highland Hills Dr; W Lynn St; Strickland Dr; Via Correto Dr; E 8th St; Del Curto Rd; Wood Hollow Dr;
Daffan Ln; Domain Dr; Alameda Dr; Alegria Rd; W Annie St; Northeast Dr; Blue Meadow Dr; Thompkins Dr; Harris Blvd; Karen Ave;
Marble Ridge Dr; Oakmont Blvd; Spicewood Pkwy; Nuckols Crossing Rd; Zach Scott St; Chestnut Ridge Rd; Forest Trl; Swearingen Dr;
Greenlee Dr; Wheless Ln; Gaston Ave; S 2nd St; Quicksilver Blvd; W 10th St; Alguno Rd; Lafayette Ave; Loyola Ln; Lost Horizon Dr;
Caswell Ave; Northgate Blvd; Gunter St; Ridge Oak Dr; Melissa Oaks Ln; S 5th St; Tasajillo Trl; Century Oaks Ter; Waller St;
Fireoak Dr; Hancock Dr; Newton St; Jarratt Ave; Curlew Dr; Stratford Dr; W 9th St; Rialto Blvd; S 3rd St; Kenwood Ave;
S Lakeline Blvd; Willow Creek Dr; Arboretum Blvd; Perry Ln; Evans Ave; Salina St; Dapplegrey Ln; E 4th St; Broadmoor Dr;
Bethune Ave; Piedmont Ave; Tillery St; Clayton Ln; Northwood Rd; Lynnbrook Dr; Eva St; Preston Ave; Mohle Dr; Garner Ave;
Copano Dr; Banister Ln; E Side Dr; Ohlen Rd; Merseyside Dr; Glenview Ave; Gaelic Dr; Hart Ln; E 10th St; Castle Pines Dr;
Pecos St; Walnut Ave; Harmon Ave; Mount Bonnell Rd; Scofield Ridge Pkwy; Tanaqua Ln; Bluegrass Dr; Hymeadow Cir; Palace Pkwy;
W Monroe St; Gracy Farms Ln; Sendero Dr; Paloma Blanca Way; Amur Dr; Riverview St; W Milton St; Rutherford Ln; United Kingdom Dr;
Meador Ave; Bronco Bend Loop; Pennsylvania Ave; Wycliff Ln; Thrasher Ln; Poquito St; Mattie St; S Lakeshore Blvd; Bitter Creek Dr;
Indian Trl; Bridge Point Pkwy; Palo Duro Rd; Lakewood Dr; Marathon Blvd; Century Park Blvd; Edgemont Dr; Magin Meadow Dr;
Lucksinger Ln; Wellington Dr; Salcon Cliff Dr; Davis Ln; W Rim Dr; Fernhill Dr; Gilbert St; Esperanza Xing; Cherrywood Rd;
Threadgill St; Danwood Dr; Tortuga Trl; Hyridge Dr; Johnny Weismuller Ln; Corona Dr; Rogge Ln; Carver Ave; Winsted Ln; Parker Ln;
Clearview Dr; Rockcliff Rd; Doyal Dr; Rockwood Ln; Roy Butler Dr; Oxford Ave; Northridge Dr
`;
