/**
 * Public campuses: name, latitude, longitude and a rating from 1 to 10. Names and ratings after the Texas Education
 * Agency's 2021-22 accountability scores (published by The Texas Tribune, MIT), scaled to 1..10; positions after the NCES
 * Common Core of Data (federal, public domain), rounded to about 100 m.
 */
export const AUSTIN_SCHOOLS = `
# Bastrop ISD
elementary: Bluebonnet 30.133 -97.430 1; Cedar Creek 30.084 -97.500 4; Emile 30.107 -97.311 3; Lost Pines 30.179 -97.281 3; Mina 30.113 -97.314 5;
Red Rock 29.959 -97.451 6
middle: Bastrop Intermediate School 30.113 -97.335 5; Bastrop 30.111 -97.340 4; Cedar Creek Intermediate School 30.094 -97.481 3;
Cedar Creek 30.097 -97.480 4
high: Bastrop 30.118 -97.312 4; Cedar Creek 30.138 -97.472 4
# Elgin ISD
elementary: Booker T Washington 30.342 -97.365 1; Elgin 30.350 -97.380 1; Neidig 30.360 -97.408 1
middle: Elgin 30.358 -97.387 4
high: Elgin 30.366 -97.404 5
# Smithville ISD
elementary: Brown Primary School 30.004 -97.166 4; Smithville 30.009 -97.149 4
middle: Smithville Junior High 30.010 -97.146 4
high: Smithville 29.997 -97.164 5
# Blanco ISD
elementary: Blanco 30.106 -98.423 4
middle: Blanco 30.106 -98.430 6
high: Blanco 30.100 -98.431 7
# Johnson City ISD
elementary: Lyndon B Johnson 30.278 -98.408 5
middle: Lyndon B Johnson 30.279 -98.408 6
high: Lyndon B Johnson 30.282 -98.414 9
# Burnet CISD
elementary: Bertram 30.746 -98.052 2; RJ Richey 30.770 -98.225 3; Shady Grove 30.764 -98.227 3
middle: Burnet 30.774 -98.231 3
high: Burnet 30.780 -98.227 6
# Marble Falls ISD
elementary: Colt 30.598 -98.242 5; Highland Lakes 30.609 -98.371 4; Marble Falls 30.584 -98.287 4; Spicewood 30.470 -98.155 8
middle: Marble Falls 30.584 -98.279 4
high: Marble Falls 30.583 -98.253 6
# Lockhart ISD
elementary: Bluebonnet 29.879 -97.695 7; Clear Fork 29.875 -97.683 6; Navarro 29.873 -97.681 5;
Plum Creek 29.893 -97.666 7
middle: Lockhart Junior High 29.870 -97.701 4
high: Lockhart 29.874 -97.677 1
# Luling ISD
elementary: Leonard Shanklin 29.677 -97.656 4
middle: Gilbert Gerdes Junior High 29.679 -97.654 4
high: Luling 29.678 -97.654 6
# Dripping Springs ISD
elementary: Dripping Springs 30.216 -98.082 7; Rooster Springs 30.192 -97.983 8; Walnut Springs 30.195 -98.095 7
middle: Dripping Springs 30.201 -98.116 7
high: Dripping Springs 30.198 -98.101 7
# Hays CISD
elementary: Blanco Vista 29.947 -97.896 7; Buda 30.084 -97.823 8; Camino Real 30.005 -97.762 6; Carpenter Hill 30.096 -97.895 8;
Elm Grove 30.089 -97.873 8; Hemphill 29.943 -97.827 7; Kyle 29.991 -97.879 5; Laura B Negley 30.011 -97.884 7;
Ralph Pfluger 30.039 -97.822 8; Science Hall 30.015 -97.838 5; Susie Fuentes 30.003 -97.861 6; Tobias 29.975 -97.862 4;
Tom Green 30.064 -97.819 5
middle: Armando Chapa 30.020 -97.833 6; D J Red Simon 29.944 -97.828 2; Eric Dahlstrom 30.096 -97.882 7; Laura B Wallace 29.991 -97.890 4;
R C Barton 30.028 -97.890 8
high: Jack C Hays 30.032 -97.890 7; Lehman 29.997 -97.851 4
# San Marcos CISD
elementary: Bowie 29.820 -97.942 4; Crockett 29.885 -97.962 7; DeZavala 29.858 -97.934 4; Hernandez 29.866 -97.968 6; Mendez 29.858 -97.948 6;
Travis 29.897 -97.923 5
middle: Miller 29.858 -97.973 2
high: San Marcos 29.823 -97.952 4
# Wimberley ISD
elementary: Blue Hole Primary School 30.002 -98.111 5; Jacob's Well 30.107 -98.271 5
middle: Danforth Junior High 30.004 -98.114 7
high: Wimberley 30.006 -98.116 7
# Llano ISD
elementary: Llano 30.742 -98.674 7; Packsaddle 30.653 -98.446 5
middle: Llano Junior High 30.744 -98.675 7
high: Llano 30.734 -98.679 7
# Austin ISD
elementary: Allison 30.236 -97.692 7; Andrews 30.318 -97.680 4; Baldwin 30.185 -97.922 9; Baranoff 30.153 -97.852 9; Barrington 30.361 -97.696 2;
Barton Hills 30.255 -97.783 9; Becker 30.251 -97.760 9; Blackshear 30.267 -97.722 7; Blanton 30.307 -97.690 7; Blazier 30.158 -97.753 8;
Boone 30.204 -97.840 7; Brentwood 30.340 -97.731 8; Brown 30.345 -97.709 6; Bryker Woods 30.305 -97.751 8; Campbell 30.282 -97.713 3;
Casey 30.175 -97.815 8; Casis 30.303 -97.765 9; Clayton 30.195 -97.906 9; Cook 30.378 -97.704 7; Cowan 30.189 -97.832 9;
Cunningham 30.210 -97.806 8; Davis 30.418 -97.742 8; Dawson 30.234 -97.763 3; Doss 30.356 -97.763 9; Galindo 30.230 -97.772 7;
Govalle 30.264 -97.698 2; Graham 30.372 -97.669 7; Guerrero Thompson 30.361 -97.693 7; Gullett 30.344 -97.750 9; Harris 30.315 -97.691 4;
Hart 30.342 -97.688 8; Highland Park 30.330 -97.760 9; Hill 30.377 -97.749 9; Houston 30.197 -97.755 6; Jordan 30.301 -97.648 6;
Kiker 30.192 -97.881 8; Kocurek 30.178 -97.835 7; Langford 30.182 -97.764 5; Lee 30.293 -97.727 8; Linder 30.224 -97.737 6;
Maplewood 30.293 -97.714 7; Mathews 30.278 -97.761 9; McBee 30.384 -97.691 7; Menchaca 30.142 -97.833 6; Mills 30.212 -97.877 9;
Norman-Sims 30.278 -97.674 6; Oak Hill 30.237 -97.859 7; Oak Springs 30.272 -97.705 1; Odom 30.206 -97.789 7; Ortega 30.270 -97.685 7;
Overton 30.302 -97.634 6; Padron 30.272 -97.756 6; Palm 30.165 -97.744 7; Patton 30.232 -97.846 7; Pecan Springs 30.303 -97.677 1;
Perez 30.170 -97.754 3; Pickle 30.334 -97.693 6; Pillow 30.369 -97.733 7; Pleasant Hill 30.196 -97.777 6; Reilly 30.328 -97.720 4;
Ridgetop 30.311 -97.716 9; Rodriguez 30.200 -97.747 7; Sanchez 30.258 -97.736 6; St Elmo 30.222 -97.774 8; Summitt 30.418 -97.719 9;
Sunset Valley 30.227 -97.807 7; Travis Hts 30.241 -97.746 8; Walnut Creek 30.380 -97.684 6;
Widen 30.189 -97.740 7; Williams 30.181 -97.791 6; Winn 30.314 -97.665 3; Wooldridge 30.365 -97.709 6; Wooten 30.354 -97.720 7;
Zavala 30.263 -97.716 7; Zilker 30.253 -97.775 8
middle: Bailey 30.164 -97.872 6; Bedichek 30.195 -97.786 7; Burnet 30.364 -97.726 1; Covington 30.212 -97.835 5; Dobie 30.355 -97.679 1;
Gorzycki 30.217 -97.893 9; Kealing 30.271 -97.722 7; Lamar 30.338 -97.741 7; Lively 30.244 -97.750 4; Martin 30.253 -97.730 3;
Mendez 30.188 -97.744 1; Murchison 30.354 -97.758 6; O Henry 30.286 -97.774 6; Paredes 30.174 -97.808 2; Small 30.233 -97.841 7;
Webb 30.332 -97.707 1
high: Akins 30.149 -97.801 7; Anderson 30.376 -97.754 7; Austin 30.273 -97.767 7; Bowie 30.188 -97.858 8; Crockett Echs 30.213 -97.797 5;
Eastside Memorial Echs 30.258 -97.682 5; Lasa 30.314 -97.657 10; Lbj Echs 30.314 -97.657 5; McCallum 30.326 -97.730 8
# Del Valle ISD
elementary: Baty 30.228 -97.713 4; Creedmoor 30.094 -97.719 6; Del Valle 30.175 -97.620 6; Hillcrest 30.165 -97.730 6; Hornsby-Dunlap 30.299 -97.626 2;
Joseph Gilbert 30.259 -97.591 7; Popham 30.157 -97.644 5; Smith 30.196 -97.714 9
middle: Dailey 30.242 -97.588 4; Del Valle 30.174 -97.623 6; John P Ojeda 30.190 -97.710 3
high: Del Valle 30.178 -97.616 5
# Eanes ISD
elementary: Barton Creek 30.303 -97.880 9; Bridge Point 30.340 -97.805 8; Cedar Creek 30.269 -97.806 8; Eanes 30.283 -97.812 9;
Forest Trail 30.280 -97.821 9; Valley View 30.280 -97.821 8
middle: Hill Country 30.271 -97.804 9; West Ridge 30.302 -97.886 9
high: Westlake 30.277 -97.813 9
# Lago Vista ISD
elementary: Lago Vista 30.454 -97.981 6
middle: Lago Vista 30.480 -97.976 7
high: Lago Vista 30.480 -97.977 6
# Lake Travis ISD
elementary: Bee Cave 30.309 -97.967 8; Lake Pointe 30.310 -97.922 9; Lake Travis 30.370 -97.945 1; Lakeway 30.353 -97.976 8;
Serene Hills 30.348 -98.001 8; West Cypress Hills 30.354 -98.082 5
middle: Hudson Bend 30.391 -97.935 6; Lake Travis 30.326 -97.968 8
high: Lake Travis 30.328 -97.965 7
# Manor ISD
elementary: Blake Manor 30.308 -97.534 7; Bluebonnet Trail 30.351 -97.619 8; Decker 30.311 -97.616 1; Manor 30.358 -97.562 4;
Oak Meadows 30.281 -97.635 1; Pioneer Crossing 30.361 -97.640 6; Shadowglen 30.364 -97.541 2
middle: Decker 30.307 -97.618 2; Manor 30.357 -97.562 2
high: Manor 30.354 -97.561 4; Manor New Technology High 30.337 -97.602 6
# Pflugerville ISD
elementary: Brookhollow 30.453 -97.618 6; Caldwell 30.468 -97.655 6; Copperfield 30.389 -97.660 7; Dearing 30.446 -97.637 4; Dessau 30.402 -97.644 1;
Highland Park 30.476 -97.614 8; Murchison 30.468 -97.586 8; Northwest 30.432 -97.675 5; Parmer Lane 30.414 -97.691 6;
Pflugerville 30.428 -97.613 7; Riojas 30.466 -97.567 4; River Oaks 30.408 -97.688 7; Rowe Lane 30.478 -97.563 8;
Ruth Barron 30.416 -97.646 6; Springhill 30.443 -97.643 2; Timmerman 30.442 -97.624 4; Wieland 30.422 -97.639 6;
Wilhelmina Delco 30.398 -97.642 6; Windermere 30.464 -97.642 5
middle: Cele 30.456 -97.552 8; Dessau 30.397 -97.643 3; Kelly Lane 30.463 -97.585 7; Park Crest 30.457 -97.617 4; Pflugerville 30.443 -97.641 4;
Westview 30.417 -97.690 1
high: Hendrickson 30.468 -97.593 7; John B Connally 30.418 -97.676 3; Pflugerville 30.444 -97.633 6
# Florence ISD
elementary: Florence 30.845 -97.794 3
middle: Florence 30.762 -97.704 4
high: Florence 30.829 -97.794 3
# Georgetown ISD
elementary: Annie Purl 30.628 -97.665 3; Carver 30.628 -97.687 6; Frost 30.670 -97.689 6; James E Mitchell 30.619 -97.642 6;
Jo Ann Ford 30.688 -97.729 6; Pat Cooper 30.661 -97.649 2; Raye McCoy 30.694 -97.705 5; Village 30.699 -97.714 3;
Wolf Ranch 30.615 -97.699 5
middle: Charles A Forbes 30.661 -97.649 4; Douglas Benold 30.671 -97.689 6; James Tippit 30.615 -97.701 3
high: East View 30.644 -97.618 5; Georgetown Alter Prog 30.636 -97.613 -; Georgetown 30.663 -97.665 6
# Hutto ISD
elementary: Cottonwood Creek 30.558 -97.549 6; Hutto 30.551 -97.539 5; Nadine Johnson 30.534 -97.560 4; Ray 30.514 -97.539 4
middle: Farley 30.516 -97.542 5; Hutto 30.550 -97.554 6
high: Hutto 30.536 -97.562 6
# Jarrell ISD
elementary: Jarrell 30.808 -97.590 2
middle: Jarrell 30.829 -97.607 6
high: Jarrell 30.815 -97.627 4
# Leander ISD
elementary: Ada Mae Faubion 30.489 -97.831 4; Bagdad 30.579 -97.880 4; Block House Creek 30.541 -97.832 4; C C Mason 30.521 -97.855 5;
Charlotte Cox 30.504 -97.806 6; Cypress 30.465 -97.837 8; Deer Creek 30.483 -97.853 7; Grandview Hills 30.416 -97.853 6;
Jim Plain 30.587 -97.869 7; Laura Welch Bush 30.366 -97.900 9; Lois F Giddens 30.524 -97.845 3; Officer Leonard A Reed 30.492 -97.816 6;
Parkside 30.578 -97.771 7; Patricia Knowles 30.532 -97.865 3; Pauline Naumann 30.502 -97.825 7; Pleasant Hill 30.559 -97.837 6;
River Place 30.390 -97.844 6; River Ridge 30.346 -97.916 9; Ronald Reagan 30.502 -97.847 7; Rutledge 30.497 -97.793 7;
Steiner Ranch 30.378 -97.885 7; Westside 30.497 -97.853 7; Whitestone 30.547 -97.870 7; William J Winkley 30.538 -97.865 7
middle: Artie L Henry 30.518 -97.790 7; Canyon Ridge 30.366 -97.902 8; Cedar Park 30.476 -97.834 7; Florence W Stiles 30.561 -97.791 9;
Four Points 30.396 -97.830 7; Knox Wiley 30.570 -97.818 4; Leander 30.574 -97.854 5; Running Brushy 30.531 -97.862 6
high: Cedar Park 30.472 -97.842 8; Leander 30.537 -97.851 7; Rouse 30.570 -97.818 8; Vandegrift 30.398 -97.827 8; Vista Ridge 30.516 -97.786 8
# Liberty Hill ISD
elementary: Bill Burden 30.661 -97.889 8; Liberty Hill 30.668 -97.925 6; Louine Noble 30.666 -97.910 5
middle: Liberty Hill 30.663 -97.900 5
high: Liberty Hill 30.681 -97.955 7
# Round Rock ISD
elementary: Anderson Mill 30.453 -97.807 4; Blackland Prairie 30.499 -97.623 7; Bluebonnet 30.490 -97.691 6; Brushy Creek 30.512 -97.738 7;
Cactus Ranch 30.541 -97.721 9; Caldwell Heights 30.508 -97.652 6; Canyon Creek 30.437 -97.825 9; Chandler Oaks 30.557 -97.733 9;
Claude Berkman 30.511 -97.684 5; Deep Wood 30.500 -97.697 7; Double File Trail 30.534 -97.649 6; Elsa England 30.492 -97.767 9;
Fern Bluff 30.517 -97.720 9; Forest Creek 30.508 -97.608 8; Forest North 30.471 -97.782 8; Gattis 30.512 -97.655 6;
Great Oaks 30.495 -97.739 8; Joe Lee Johnson 30.511 -97.697 3; Jollyville 30.444 -97.750 5; Kathy Caraway 30.420 -97.769 8;
Laurel Mountain 30.413 -97.781 9; Linda Herrington 30.556 -97.622 9; Live Oak 30.455 -97.770 7; Neysa Callison 30.502 -97.659 3;
Old Town 30.532 -97.704 5; Patsy Sommer 30.504 -97.751 9; Pond Springs 30.447 -97.764 7; Purple Sage 30.457 -97.820 8;
Redbud 30.511 -97.697 8; Spicewood 30.445 -97.804 9; Teravista 30.576 -97.663 8; Union Hill 30.554 -97.661 5;
Vic Robertson 30.524 -97.663 4; Wells Branch 30.445 -97.687 5; Xenia Voigt 30.499 -97.674 5
middle: C D Fulkes 30.511 -97.683 3; Canyon Vista 30.428 -97.785 9; Cedar Valley 30.492 -97.732 9; Chisholm Trail 30.502 -97.702 7;
Deerpark 30.452 -97.771 6; Hopewell 30.553 -97.659 5; James Garland Walsh 30.534 -97.735 9; Noel Grisham 30.457 -97.806 7;
Pearson Ranch 30.511 -97.697 9; Pfc Robert P Hernandez 30.530 -97.665 4; Ridgeview 30.500 -97.626 8
high: Cedar Ridge 30.493 -97.640 7; McNeil 30.448 -97.732 8; Round Rock 30.509 -97.696 8; Stony Point 30.529 -97.661 6; Westwood 30.457 -97.798 8
# Taylor ISD
elementary: Main Street Intermediate School 30.593 -97.417 1; Naomi Pasemann 30.589 -97.430 1; Th Johnson 30.585 -97.425 1
middle: Taylor 30.556 -97.399 1
high: Taylor 30.549 -97.430 3
# Thrall ISD
elementary: Thrall 30.589 -97.296 7
middle: Thrall 30.589 -97.296 8
high: Thrall 30.589 -97.296 7
`;
