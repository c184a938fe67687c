/** Common given names and surnames of Texas in no order; any likeness to a person is chance. */
export const firstNames: readonly string[] =
  `Adriana Aisha Alejandro Alicia Amanda Amir Andrea Andrew Angela Anita Anthony Arjun Ashley Beatriz Benjamin Beth
  Brandon Brian Caleb Camila Carla Carlos Caroline Cesar Charles Christina Claire Clara Colin Cynthia Daniel Darius
  David Deborah Denise Derek Diana Diego Dolores Donna Eduardo Elena Eli Elise Emily Emma Eric Erica Esther Ethan Eva
  Fatima Felipe Fiona Francisco Gabriel Gabriela Gina Grace Graciela Gregory Hannah Hector Helen Henry Hung Ian Imani
  Irene Isabel Ivan Jacob Jamal James Janet Jasmine Javier Jenna Jerome Jessica Joanna Joel Jonathan Jorge Joseph Juan
  Julia Karen Karla Katherine Keith Kenji Kevin Kim Kristen Laura Lauren Leah Leo Leticia Liam Linda Linh Lucas Luis
  Lydia Malik Marcus Margaret Maria Mariana Mark Martha Martin Mateo Matthew Maya Megan Mei Melissa Michael Miguel
  Monica Nadia Naomi Natalie Nathan Neha Nicole Noah Nora Olivia Omar Oscar Pamela Patricia Paul Paula Peter Priya
  Rachel Rafael Ramon Rebecca Renee Ricardo Robert Rosa Ruth Samuel Sandra Sara Sean Sofia Sonia Stephanie Steven
  Sunita Susan Tamara Teresa Terrence Theresa Thomas Tiffany Tomas Trang Valerie Vanessa Veronica Victor Victoria
  Vikram Walter Wei Wendy William Xavier Yolanda Yusuf Zoe`.split(/\s+/);

export const lastNames: readonly string[] =
  `Abbott Acosta Adeyemi Aguilar Alvarez Anderson Arredondo Bailey Baker Banerjee Barrera Becker Bell Benavides Bennett
  Blackwell Boyd Brooks Bryant Cabrera Calderon Campbell Cantu Carlson Carter Castillo Cavazos Chang Chavez Chen Cho
  Clark Coleman Cooper Cortez Crawford Cruz Dang Davis Delgado Diaz Dominguez Duffy Elizondo Ellis Engel Escobar
  Espinoza Evans Farrell Fields Fischer Fleming Flores Foster Franklin Fuentes Galvan Garcia Garza Gibson Gomez
  Gonzalez Grant Gray Griffin Guerra Gupta Gutierrez Hall Hamilton Harper Hayes Henderson Hernandez Herrera Hoang
  Hoffman Holland Howard Huang Hughes Ibarra Ingram Iyer Jackson Jefferson Jenkins Johnson Juarez Kapoor Keller Kelly
  Khan Kim Klein Koenig Kruger Lane Lara Larson Lawson Lee Leal Lewis Lopez Lozano Luna Mack Maldonado Marshall
  Martinez Mason Mathis McCoy Medina Mehta Mendoza Meyer Miller Mitchell Molina Montoya Moore Morales Moreno Morris
  Mueller Munoz Murphy Nair Navarro Nelson Newman Nguyen Nolan Nunez Obi Ochoa Okafor Oliver Olson Ortiz Osei Padilla
  Park Parker Patel Patterson Pena Perez Perry Pham Phillips Pierce Porter Powell Price Quinn Quintero Ramirez Ramos
  Rangel Reddy Reed Reyes Richter Rios Rivera Roberts Robles Rodriguez Rojas Romero Rosales Ross Rubio Russell Ryan
  Salazar Salinas Sanchez Sandoval Santos Schmidt Schneider Sharma Shaw Silva Simmons Singh Solis Soto Spencer Stewart
  Stone Suarez Sullivan Tanaka Taylor Thompson Torres Tran Trevino Tucker Valdez Valencia Vargas Vasquez Vega Villarreal
  Vo Wagner Walker Wallace Warren Washington Watts Weaver Weber West Wheeler White Williams Wilson Wong Wood Wright
  Wu Yang Young Zamora Ziegler`.split(/\s+/);
