/**
 * Streets of San Antonio named in sewer reports of 2009 to 2019 (San Antonio Water System, MIT).
 */
export const SAN_ANTONIO_STREETS = `
Cagnon Rd; Austin Hwy; Pleasanton Rd; S Flores St; Culebra Rd; Neer Ave; Kentucky Ave; Donaldson Ave;
E Cheryl Dr; Avondale Ave; Mission Rd; Starcrest Dr; New Valley Hi Dr; Morey Rd; Bandera Rd; Kim Valley Dr; Piedmont Ave;
S New Braunfels Ave; Potranco Rd; W Poplar St; Wurzbach Rd; Nacogdoches Rd; Adams Hill Dr; W Travis St; Arion Cir; Wrangler Dr;
Morgans Cir; Ira Lee Rd; Quintana Rd; West Ave; W Commerce St; Jones Maltsberger Rd; Marbach Rd; Timberhill Dr; Merrimac St;
Callaghan Rd; Cross Crk; E Midcrown Dr; Kampmann Blvd; Blanco Rd; Valley Hi Dr; Kriewald Rd; San Pedro Ave; Fredericksburg Rd;
W Huisache Ave; Brookview Dr; W Military Dr; Lombrano St; Manor Dr; Highcliff Dr; Rice Rd; Commercial Ave; Garraty Rd; Judson Rd;
Ingram Rd; Lennon Ave; Hermitage Ct; Babcock Rd; Arbor Pl; Burr Rd; Alametos St; Ashland Dr; Andros Pl; S Presa St; Inez Ave;
Hedges St; Stadium Dr; E Theo Ave; Granite Path; Old Pearsall Rd; Parkdale Dr; Farview Ln; Mayberry Ave; O'Connor Rd;
Salado Creek Dr; E Afton Oaks Blvd; Randolph Blvd; Caliza Dr; Post Oak Ln; Moursund Blvd; Groos Ave; Koehler Ct; Rittiman Rd;
E Southcross Blvd; Woodcliffe Dr; Rigsby Ave; W Martin St; Socorro St; Wonder Pkwy; Ware Blvd; E Evans Rd; McCullough Ave;
S Hackberry St; W Quill Dr; Memorial St; Hunt Ln; Leal St; Ruiz St; W Craig Pl; S Brazos St; Havencrest Dr; Tallulah Dr;
Walzem Rd; De Zavala Rd; W French Pl; Grissom Rd; W Mayfield Blvd; W Olmos Dr; Apple Valley Dr; E Basse Rd; Goliad Rd;
Painter Way; Wetmore Rd; Geneseo Rd; E Mulberry Ave; Kendalia Ave; Robin Rest Dr; Thompson Pl; Quail Creek Dr; Kayton Ave;
Trophy Rdg; Clower St; Harness Ln; Huebner Rd; Rivas St; Cavalier Ave; Grant Ave; W Woodlawn Ave; Cherry Ridge Dr; N Alamo St;
Valley Rd; Tuttle Rd; Amires Pl; Pin Oak Dr; Mason St; Tourant Rd; Lost Crk; Hall Park Dr; Elizabeth Rd; Desilu Dr;
E Petaluma Blvd; Pardo Cir; Stardust St; Thousand Oaks Dr; Grosenbacher Rd; Arvil Ave; Fair Ave; E Ligustrum Dr; Walton Ave;
Bitters Rd; Park Ct; Scenic Ln; Waters Edge Dr; W Dickson Ave; Bulverde Rd; Sinclair Rd; Pinewood Ln; Gawain Dr; Ashdale Rd;
Escalon Ave; Pasteur Ct; Norman Ln; Jackson-Keller Rd; Jennings Ave; Cambray Dr; Spear St; Cento Dr; Ray Ellison Blvd; Cable Dr;
Farragut Dr; Cincinnati Ave; Virginia Blvd; Fenfield Ave; El Monte Blvd; Pyrite Loop; Dahlgreen Ave; Yucca St; Boswell St;
Perrin Crk; N Main Ave; Terrell Rd; Aylsbury Dr; Milford Dr; W Gramercy Pl; Carmona Pass; Fischer Rd; Ahern Dr; Roosevelt Ave;
Electra Dr; Robinhood Pl; Lytle Ave; Fishers Bnd; Atlanta Ave; E Houston St; Dover Rd; Southton Rd; Lindell Pl; Sterling St;
Sharon Dr; North Holw; Lemonwood Dr; Christine Dr; Independence Ave; Mimosa Dr; Stahl Rd; Soledad St; W Ansley Blvd; Texas Ave;
S Acme Rd; Briggs Ave; Patricia Dr; Monterey St; Buena Vista St; Martin Luther King Dr; Shasta Ave; Pecan Valley Dr; Tezel Rd;
Yett Ave; Aganier Ave; Barlite Blvd; Stratford Ct; Wheatley Ave; Greenwich Blvd; Sherwood Dr; S Laredo St; Hermine Blvd; Moana Dr;
Rollins Ave; Prue Rd; Wilson Blvd; Lockhill-Selma Rd; S Ellison Dr; Westshire Dr; Rogers Rd; Cactus Loop; Azucena St; TPC Pkwy;
Vera Cruz St; Donore Pl; Wild Springs Dr; N Rio Grande St; Woodcrest Dr; Washita Way; Gardina St; Anton Dr; Wiltshire Ave;
W Lullwood Ave; Ridgemont Ave; Evers Rd; W Laurel St; Davy Crockett Rd; San Angelo Blvd; Lark Valley Dr; W Hutchins Pl; Uhr Ln;
Village Crest Dr; Fir Valley Dr; San Francisco St; Lubbers Way; Rockwell Blvd; Director Dr; Candlebrook Ln; Nursery Rd;
Woodstock Dr; Bear Springs Dr; Orr Dr; Farrow Pl; Beryl Dr; Rex St; Rosemont Dr; Wales Ave; Joiner Dr; Westrock Dr; Eckhert Rd;
Linda Lou Dr; Amberwood Dr; Binz-Engleman Rd; Salisbury Dr; Hackamore Ln; New Guilbeau Rd; Natalen Ave; Kettering St; Magic Dr;
Catalina Bay Dr; Clark Ave; Allena Dr; Fairford Dr; Club Dr; Parman Pl; W Ashby Pl; W Broadview Dr; Money Ln; W Ridgewood Ct;
Irvington Dr; Snowden Rd; Candlebluff Dr; Roslyn Ave; Ray Bon Dr; Expo Blvd; Arroya Vista Dr; Mt Vernon Ct; Cinnamon Crk;
Edna Ave; Stonewall Ave; S Sunbelt Dr; Springvale Dr; Sherman St; Diamondhead Dr; Village Dr; Rock Creek Run; W High Ave;
Micron Dr; Nunes St; Audrey Alene Dr; Pansy Ln; Sugarloaf Dr; W Mistletoe Ave; Canyon Rock Ln; Angostura Blvd; Westoak Rd;
Stoney Creek Dr; Castroville Rd; N St Mary's St; Olney Dr; Creekwood Dr; Bluff Cir; S Pine St; E Whittier St; E Vestal Pl
`;
