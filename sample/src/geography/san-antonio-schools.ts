/**
 * Public campuses: name, latitude, longitude and a rating from 1 to 10. Names and ratings after the Texas Education
 * Agency's 2021-22 accountability scores (published by The Texas Tribune, MIT), scaled to 1..10; positions after the NCES
 * Common Core of Data (federal, public domain), rounded to about 100 m.
 */
export const SAN_ANTONIO_SCHOOLS = `
# Charlotte ISD
elementary: Charlotte 28.861 -98.701 8
middle: Charlotte 28.862 -98.704 1
high: Charlotte 28.862 -98.702 7
# Jourdanton ISD
elementary: Jourdanton 28.909 -98.540 5
middle: Jourdanton Junior High 28.909 -98.540 8
high: Jourdanton 28.909 -98.540 7
# Lytle ISD
elementary: Lytle 29.235 -98.805 3; Lytle Primary School 29.236 -98.801 3
middle: Lytle Junior High 29.233 -98.803 4
high: Lytle 29.230 -98.803 6
# Pleasanton ISD
elementary: Pleasanton 28.964 -98.484 4; Pleasanton Primary School 28.973 -98.496 4
middle: Pleasanton Junior High 28.967 -98.497 6
high: Atascosa Co Alter 28.921 -98.547 -; Pleasanton 28.966 -98.468 7
# Poteet ISD
elementary: Poteet 29.041 -98.569 1; Poteet Intermediate School 28.972 -98.575 5
middle: Poteet Junior High 29.044 -98.566 3
high: Poteet 29.044 -98.566 3
# Bandera ISD
elementary: Alkek 29.703 -99.059 2; Hill Country 29.645 -98.944 3
middle: Bandera 29.726 -99.076 4
high: Bandera 29.734 -99.065 1
# Alamo Heights ISD
elementary: Cambridge 29.480 -98.466 8; Howard 29.503 -98.465 8; Woodridge 29.503 -98.454 8
middle: Alamo Heights Junior High 29.502 -98.459 7
high: Alamo Heights 29.491 -98.466 7
# East Central ISD
elementary: Harmony 29.314 -98.385 1; Highland Forest 29.354 -98.422 4; Pecan Valley 29.373 -98.416 5; Sinclair 29.385 -98.373 4
middle: East Central Heritage 29.355 -98.334 1; Legacy 29.366 -98.400 1
high: East Central 29.353 -98.297 4
# Edgewood ISD
elementary: Alonso S Perales 29.409 -98.548 7; H B Gonzalez 29.410 -98.584 4; L B Johnson 29.436 -98.590 5;
Las Palmas 29.421 -98.547 5; Loma Park 29.442 -98.574 4; Roosevelt 29.437 -98.563 3; Roy Cisneros 29.439 -98.550 4;
Stafford 29.426 -98.573 3; Winston 29.391 -98.560 6
middle: Brentwood 29.395 -98.556 1; E T Wrenn 29.424 -98.588 1; Gus Garcia 29.439 -98.553 4
high: John F Kennedy 29.395 -98.557 1; Memorial 29.447 -98.565 4
# Harlandale ISD
elementary: Bellaire 29.345 -98.502 3; Carroll Bell 29.352 -98.505 5; Collier 29.367 -98.524 7; Columbia Heights 29.370 -98.531 4;
E H Gilbert 29.370 -98.486 5; Gillette 29.331 -98.518 7; H W Schulze 29.331 -98.493 7; Morrill 29.374 -98.498 7; Rayburn 29.358 -98.514 5;
Stonewall/Flanders 29.373 -98.518 6; V M Adams 29.369 -98.502 5; Vestal 29.348 -98.521 5; Wright 29.364 -98.495 7
middle: A Leal Jr 29.369 -98.521 5; Harlandale 29.364 -98.489 4; Kingsborough 29.333 -98.495 6; Terrell Wells 29.345 -98.509 6
high: Harlandale 29.364 -98.502 4; Harlandale Isd Stem Echs-Alamo Colleges At Pac 29.350 -98.487 9;
McCollum 29.342 -98.511 5
# Judson ISD
elementary: Candlewood 29.457 -98.369 1; Converse 29.492 -98.308 7; Copperfield 29.553 -98.330 6; Coronado Village 29.551 -98.318 4;
Crestview 29.541 -98.335 9; Ed Franz 29.553 -98.335 7; Elolf 29.486 -98.317 7; Hopkins 29.452 -98.381 7; James L Masters 29.453 -98.347 7;
Mary Lou Hartman 29.496 -98.365 7; Miller Point 29.530 -98.347 7; Olympia 29.569 -98.318 7; Park Village 29.491 -98.373 3;
Ricardo Salinas 29.531 -98.312 8; Rolling Meadows 29.597 -98.342 6; Spring Meadows 29.502 -98.336 7; William Paschall 29.472 -98.362 7;
Woodlake 29.479 -98.354 6
middle: Henry Metzger 29.468 -98.343 4; Judson 29.512 -98.299 5; Kirby 29.469 -98.387 4; Kitty Hawk 29.543 -98.318 5;
Woodlake Hills 29.490 -98.350 4
high: Judson 29.510 -98.304 2; Karen Wagner 29.458 -98.359 4; Veterans Memorial 29.553 -98.330 5
# North East ISD
elementary: Bulverde Creek 29.631 -98.421 8; Camelot 29.501 -98.388 6; Canyon Ridge 29.646 -98.467 7; Castle Hills 29.523 -98.520 9;
Cibolo Green 29.672 -98.428 8; Clear Spring 29.530 -98.408 6; Coker 29.566 -98.476 6; Colonial Hills 29.516 -98.536 4;
Dellview 29.501 -98.545 5; East Terrell Hills 29.490 -98.406 5; El Dorado 29.551 -98.394 5; Encino Park 29.635 -98.443 8;
Fox Run 29.588 -98.368 8; Hardy Oak 29.656 -98.494 9; Harmony Hills 29.539 -98.501 7; Hidden Forest 29.587 -98.505 9;
Huebner 29.588 -98.532 9; Jackson-Keller 29.511 -98.518 7; Larkspur 29.543 -98.522 3; Las Lomas 29.611 -98.478 7;
Longs Creek 29.589 -98.395 5; Montgomery 29.511 -98.350 7; Northern Hills 29.568 -98.396 5; Northwood 29.506 -98.441 8;
Oak Grove 29.526 -98.436 7; Oak Meadow 29.568 -98.539 8; Olmos 29.497 -98.515 7; Redland Oaks 29.592 -98.431 7;
Regency Place 29.533 -98.447 6; Ridgeview 29.513 -98.493 5; Roan Forest 29.653 -98.439 9; Royal Ridge 29.534 -98.371 7;
Serna 29.518 -98.414 5; Stahl 29.582 -98.385 7; Steubing Ranch 29.595 -98.390 8; Stone Oak 29.636 -98.500 9; Thousand Oaks 29.587 -98.449 7;
Tuscany Heights 29.672 -98.455 8; Vineyard Ranch 29.610 -98.522 9; Walzem 29.509 -98.401 6; Wetmore 29.570 -98.435 7;
Wilderness Oak 29.637 -98.508 9; Wilshire 29.488 -98.424 5; Windcrest 29.518 -98.383 7; Woodstone 29.565 -98.376 6
middle: Alter 29.515 -98.495 -; Bradley 29.578 -98.467 8; Bush 29.638 -98.468 8; Driscoll 29.595 -98.431 5; Eisenhower 29.540 -98.509 5;
Garner 29.513 -98.434 5; Harris 29.597 -98.386 5; Hill 29.640 -98.425 8; Jackson 29.517 -98.534 7; Krueger 29.501 -98.408 6;
Lopez 29.656 -98.496 8; Nimitz 29.501 -98.507 4; Tejeda 29.643 -98.441 8; White 29.506 -98.380 6; Wood 29.577 -98.368 5
high: Alter 29.515 -98.495 -; Churchill 29.549 -98.514 6; Homebased Comp Ed 29.538 -98.420 -; Johnson 29.656 -98.435 8;
Legacy Of Educational Excellence 29.506 -98.516 5; MacArthur 29.530 -98.441 6; Madison 29.583 -98.391 5; Reagan 29.621 -98.487 8;
Roosevelt 29.508 -98.390 4
# Northside ISD
elementary: Adams Hill 29.410 -98.673 6; Allen 29.386 -98.639 7; Aue 29.671 -98.650 8; Beard 29.581 -98.656 8; Behlau 29.409 -98.722 4;
Blattman 29.599 -98.543 9; Boldt 29.491 -98.602 7; Boone 29.551 -98.618 6; Brauchle 29.524 -98.685 7; Braun Station 29.525 -98.664 5;
Burke 29.507 -98.690 7; Cable 29.414 -98.623 4; Carlos Coon 29.465 -98.651 4; Carnahan 29.557 -98.621 6; Carson 29.514 -98.664 7;
Cody 29.429 -98.690 7; Colonies North 29.531 -98.553 6; Driggers 29.483 -98.622 5; Ellison 29.491 -98.602 6; Elrod 29.501 -98.645 6;
Esparza 29.455 -98.599 2; Evers 29.455 -98.666 6; Fernandez 29.501 -98.670 6; Fisher 29.395 -98.689 7; Forester 29.422 -98.703 7;
Franklin 29.527 -98.733 6; Galm 29.443 -98.721 6; Glass 29.480 -98.574 3; Glenn 29.408 -98.658 4; Glenoaks 29.496 -98.585 3;
Hatchett 29.425 -98.665 6; Helotes 29.572 -98.689 9; Henderson 29.521 -98.783 7; Hoffmann 29.475 -98.735 7; Howsman 29.546 -98.564 6;
Hull 29.414 -98.635 7; Knowlton 29.493 -98.686 7; Krueger 29.534 -98.699 5; Kuentz 29.560 -98.681 6; Langley 29.426 -98.777 7;
Leon Springs 29.662 -98.630 8; Leon Valley 29.503 -98.623 7; Lewis 29.442 -98.698 7; Lieck 29.426 -98.745 7; Linton 29.457 -98.611 5;
Locke Hill 29.564 -98.583 3; Los Reyes 29.599 -98.698 7; Martin 29.448 -98.601 5; May 29.592 -98.627 5; McAndrew 29.692 -98.707 9;
McDermott 29.535 -98.585 4; Mead 29.516 -98.554 4; Meadow Village 29.423 -98.643 7; Michael 29.399 -98.682 6; Mireles 29.493 -98.737 7;
Mora 29.491 -98.602 3; Murnin 29.445 -98.684 6; Myers 29.473 -98.655 7; Nichols 29.532 -98.671 6; Northwest Crossing 29.512 -98.684 7;
Oak Hills Terrace 29.501 -98.599 2; Ott 29.430 -98.737 7; Passmore 29.430 -98.622 6; Powell 29.475 -98.604 4; Raba 29.469 -98.668 9;
Rhodes 29.512 -98.601 6; Scarborough 29.521 -98.735 7; Scobee 29.555 -98.642 8; Steubing 29.552 -98.658 9; Thornton 29.538 -98.613 5;
Timberwilde 29.485 -98.659 6; Valley Hi 29.375 -98.646 7; Villarreal 29.465 -98.589 4; Wanke 29.540 -98.652 6; Ward 29.519 -98.707 7;
Westwood Terrace 29.409 -98.641 6
middle: Bernal 29.491 -98.602 6; Briscoe 29.490 -98.724 6; Connally 29.502 -98.656 4; Folks 29.530 -98.682 7; Garcia 29.578 -98.645 7;
Hobby 29.550 -98.571 5; Jefferson 29.520 -98.707 6; Jones 29.422 -98.623 2; Jordan 29.457 -98.667 4; Luna 29.433 -98.738 4;
Neff 29.484 -98.590 3; Pease 29.434 -98.670 4; Rawlinson 29.576 -98.584 6; Rayburn 29.382 -98.638 3; Ross 29.457 -98.601 4;
Rudder 29.539 -98.616 5; Stevenson 29.520 -98.664 5; Stinson 29.564 -98.648 4; Vale 29.455 -98.695 5; Zachry 29.492 -98.683 4
high: Brandeis 29.560 -98.644 7; Brennan 29.458 -98.728 6; Clark 29.565 -98.585 7; Harlan 29.491 -98.602 7;
Health Careers 29.520 -98.578 10; Holmes 29.465 -98.616 4; Jay 29.419 -98.640 4; Marshall 29.513 -98.619 4;
Nisd Bexar County Jja 29.491 -98.601 -; O'Connor 29.561 -98.682 7; Stevens 29.459 -98.644 3; Taft 29.500 -98.720 7; Warren 29.461 -98.669 6
# San Antonio ISD
elementary: Agnes Cotton Academy 29.461 -98.507 8; Arnold 29.492 -98.537 7; Baskin 29.486 -98.561 6; Beacon Hill Academy 29.450 -98.514 5;
Bonham Academy 29.414 -98.490 6; Bowden Academy 29.432 -98.469 6; Briscoe 29.405 -98.504 5; Cameron 29.442 -98.403 7;
Carvajal 29.414 -98.541 5; Charles C Ball Academy 29.366 -98.462 6;
Charles Graebner 29.385 -98.528 4; Collins Garden 29.398 -98.518 6; David Barkley/Francisco Ruiz 29.416 -98.524 5;
David Crockett Academy 29.434 -98.525 5; De Zavala 29.423 -98.525 6; Dorie Miller 29.412 -98.438 4; Douglass Academy 29.413 -98.474 6;
Eloise Japhet Academy 29.387 -98.468 6; Fenwick Academy 29.448 -98.541 5; Foster Academy 29.360 -98.444 6; Franklin 29.474 -98.527 7;
Gates 29.410 -98.428 6; George E Kelly 29.394 -98.542 7; Hawthorne Academy 29.446 -98.483 5; Healy Murphy Pk 29.429 -98.480 7;
Herff Academy 29.409 -98.473 5; Highland Hills 29.379 -98.442 7; Highland Park 29.399 -98.462 8; Hillcrest 29.387 -98.505 1;
Hirsch 29.401 -98.399 1; Huppertz 29.455 -98.574 4; J T Brackenridge 29.418 -98.513 6;
Lamar 29.459 -98.466 7; M L King Academy 29.415 -98.421 3; Madison 29.456 -98.552 7; Margil 29.433 -98.514 6; Maverick 29.478 -98.547 5;
Mission Academy 29.330 -98.440 5; Muriel Forbes Academy 29.372 -98.452 7; Neal 29.483 -98.515 5; Ogden Academy 29.437 -98.537 5;
P F Stewart 29.397 -98.432 5; Pershing 29.440 -98.453 6; Riverside Park 29.388 -98.482 6; Robert B Green Academy 29.399 -98.484 7;
Rogers Academy 29.473 -98.503 4; Sarah S King 29.408 -98.538 5; Schenck 29.362 -98.436 7; Smith 29.411 -98.457 6; Storm 29.403 -98.529 3;
Washington 29.428 -98.457 6; Wilson 29.478 -98.519 6; Woodlawn Academy 29.478 -98.526 4;
Woodlawn Hills 29.466 -98.568 6
middle: Davis 29.423 -98.401 1; Harris 29.400 -98.508 6; Longfellow 29.472 -98.563 5; Lowell 29.396 -98.539 4; Poe 29.408 -98.462 1;
Rhodes 29.415 -98.541 2; Rogers 29.367 -98.425 4; Tafolla 29.422 -98.512 1; Whittier 29.475 -98.531 3
high: Brackenridge 29.405 -98.488 6; Burbank 29.391 -98.508 6; Edison 29.473 -98.506 5; Fox Technical 29.432 -98.494 7;
Highlands 29.388 -98.442 5; Houston 29.424 -98.403 5; Jefferson 29.465 -98.539 6; Jja 29.437 -98.473 -; Lanier 29.422 -98.516 5
# Somerset ISD
elementary: S/Sgt Michael P Barrera Veterans 29.208 -98.586 8; Somerset Early Childhood 29.224 -98.656 8; Somerset 29.225 -98.655 8
middle: Savannah Heights Intermediate School 29.203 -98.604 7; Somerset Junior High 29.228 -98.655 8
high: Atascosa Co Alter 28.920 -98.548 -; Somerset 29.229 -98.652 5
# South San Antonio ISD
elementary: Five Palms 29.359 -98.615 3; Frank Madla 29.372 -98.609 6; Hutchins 29.346 -98.537 5; Kindred 29.350 -98.552 2;
Miguel Carrillo Jr 29.360 -98.559 4; Neil Armstrong 29.357 -98.622 6; Palo Alto 29.334 -98.552 6; Price 29.361 -98.553 6;
Roy Benavidez 29.438 -98.473 6
middle: Alan B Shepard 29.354 -98.610 1; Dwight 29.368 -98.551 3; Robert C Zamora 29.339 -98.547 3
high: South San Antonio 29.350 -98.549 4
# Southside ISD
elementary: Freedom 29.220 -98.426 7; Heritage 29.223 -98.440 9; Julian C Gallardo 29.242 -98.474 7; W M Pearce Primary School 29.241 -98.473 7
middle: Julius L Matthey 29.211 -98.449 7
high: Southside 29.241 -98.473 6
# Southwest ISD
elementary: Big Country 29.406 -98.699 8; Bob Hope 29.322 -98.556 5; Elm Creek 29.276 -98.725 6; Hidden Cove STEAM Academy 29.340 -98.598 5;
Indian Creek 29.348 -98.610 7; Kriewald Rd 29.390 -98.696 7; Medio Creek 29.338 -98.626 7; Sky Harbour 29.336 -98.613 6;
Southwest 29.309 -98.670 8; Spicewood Park 29.305 -98.561 5; Sun Valley 29.367 -98.636 7
middle: Francis R Scobee 29.408 -98.704 4; Judith A Resnik 29.309 -98.670 4; Ronald E McNair 29.276 -98.721 6;
Sharon Christa McAuliffe 29.333 -98.619 5
high: Southwest 29.307 -98.673 5; Southwest Legacy 29.309 -98.670 5
# Comal ISD
elementary: Arlon R Seay 29.796 -98.435 9; Bill Brown 29.799 -98.425 9; Clear Spring 29.669 -98.045 7; Freiheit 29.709 -98.079 4;
Garden Ridge 29.640 -98.300 9; Goodwin Frazier 29.709 -98.092 8; Hoffmann Lane 29.792 -98.104 9; Indian Springs 29.679 -98.425 9;
Johnson Ranch 29.791 -98.405 9; Kinder Ranch 29.724 -98.454 9; Mh Specht 29.685 -98.459 8; Morningside 29.659 -98.162 5;
Mt Valley 29.866 -98.170 8; Oak Creek 29.750 -98.071 8; Rahe Bulverde 29.760 -98.460 9; Rebecca Creek 29.934 -98.294 7;
Startzville 29.840 -98.270 6; Timberwood Park 29.629 -98.504 9
middle: Canyon 29.712 -98.073 5; Church Hill 29.709 -98.092 7; Danville 29.706 -98.089 7; Mt Valley 29.850 -98.169 8; Pieper Ranch 29.706 -98.089 8;
Smithson Valley 29.821 -98.346 8; Spring Branch 29.800 -98.437 8
high: Canyon 29.706 -98.090 7; Canyon Lake 29.948 -98.219 7; Davenport 29.701 -98.129 6; Pieper 29.706 -98.089 7; Smithson Valley 29.804 -98.360 8
# New Braunfels ISD
elementary: Carl Schurz 29.695 -98.124 9; County Line 29.671 -98.119 6; Klein Road 29.656 -98.111 4; Lamar 29.713 -98.118 7;
Memorial 29.673 -98.121 8; Seele 29.709 -98.139 8; Walnut Springs 29.674 -98.121 7
middle: New Braunfels 29.654 -98.108 5; Oakrun 29.724 -98.172 6
high: New Braunfels 29.717 -98.151 7
# Marion ISD
elementary: Norma Krueger 29.570 -98.137 8; Norma Krueger 29.570 -98.144 8
middle: Marion 29.568 -98.140 5
high: Marion 29.568 -98.141 8
# Navarro ISD
elementary: Navarro 29.655 -97.978 5; Navarro Intermediate School 29.655 -97.973 5
middle: Navarro Junior High 29.657 -97.967 6
high: Navarro 29.656 -97.967 7
# Schertz-Cibolo-Universal City ISD
elementary: Cibolo Valley 29.562 -98.263 3; Green Valley 29.590 -98.259 4; John A Sippel 29.615 -98.240 3; Norma J Paschal 29.582 -98.283 5;
Rose Garden 29.555 -98.289 2; Schertz 29.556 -98.269 5; Watts 29.576 -98.257 1; Wiederstein 29.573 -98.239 3
middle: Barbara Jordan Intermediate School 29.575 -98.252 7; Dobie Junior High 29.568 -98.251 6;
Elaine S Schlather Intermediate School 29.597 -98.252 6; Laura Ingalls Wilder Intermediate School 29.584 -98.279 6;
Ray D Corbett Junior High 29.531 -98.246 7
high: Byron P Steele Ii 29.581 -98.238 8; Samuel Clemens 29.561 -98.267 6
# Seguin ISD
elementary: Jefferson Ave 29.568 -97.978 5; Koennecke 29.560 -97.941 5; McQueeney 29.593 -98.042 7;
Oralia R Rodriguez 29.575 -97.972 7; Patlan 29.596 -97.963 6; Vogel 29.537 -97.991 4; Weinert 29.580 -97.956 4
middle: Briesemeister 29.562 -97.965 1; Jim Barnes 29.559 -97.941 2
high: Seguin 29.576 -97.948 4
# Boerne ISD
elementary: Cibolo Creek 29.785 -98.697 7; Curington 29.803 -98.727 7; Fabra 29.795 -98.736 8; Fair Oaks Ranch 29.729 -98.624 8;
Kendall 29.760 -98.708 8; Van Raub 29.796 -98.735 8
middle: Boerne Middle North 29.795 -98.737 8; Boerne Middle South 29.758 -98.703 8
high: Boerne - Samuel V Champion 29.789 -98.705 8; Boerne 29.798 -98.711 7
# Comfort ISD
elementary: Comfort 29.972 -98.914 1
middle: Comfort 29.971 -98.916 5
high: Comfort 29.997 -98.904 6
# Devine ISD
elementary: Devine Intermediate School 29.147 -98.914 7; John J Ciavarra 29.147 -98.915 7
middle: Devine 29.145 -98.917 4
high: Devine 29.148 -98.918 5
# Hondo ISD
elementary: Meyer 29.342 -99.146 4; Newell E Woolls Intermediate School 29.338 -99.146 4
middle: McDowell 29.340 -99.145 3
high: Hondo 29.341 -99.136 7
# Medina Valley ISD
elementary: Castroville 29.355 -98.881 8; Lacoste 29.312 -98.815 9; Potranco 29.431 -98.813 8
middle: Medina Valley 29.347 -98.841 7
high: Medina Valley 29.347 -98.841 7
# Natalia ISD
elementary: Natalia 29.187 -98.854 4
middle: Natalia Junior High 29.187 -98.854 4
high: Natalia 29.187 -98.854 7
# Floresville ISD
elementary: Floresville North 29.224 -98.253 7; Floresville South 29.148 -98.150 4
middle: Floresville 29.145 -98.146 4
high: Floresville 29.144 -98.153 5
# La Vernia ISD
elementary: La Vernia Intermediate School 29.357 -98.134 7; La Vernia Primary School 29.354 -98.132 7
middle: La Vernia Junior High 29.351 -98.126 6
high: La Vernia 29.352 -98.123 7
# Poth ISD
elementary: Poth 29.073 -98.084 7
middle: Poth Junior High 29.075 -98.082 9
high: Poth 29.075 -98.082 8
# Stockdale ISD
elementary: Stockdale 29.229 -97.958 5
middle: Stockdale Junior High 29.228 -97.965 5
high: Stockdale 29.232 -97.962 6
`;
