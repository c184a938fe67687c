/** The views that a search offers; `viewAliases` maps other spellings of feeds to them. */
export const viewTypes = [
  'City',
  'Golf Course',
  'Hills',
  'Lake',
  'Panoramic',
  'Park/Greenbelt',
  'River',
] as const;
export type ViewType = (typeof viewTypes)[number];

/** Aliases of feeds: the second list of the specification. */
export const viewAliases: Readonly<Record<string, readonly ViewType[]>> = {
  Greenbelt: ['Park/Greenbelt'],
  'Lake/River': ['Lake', 'River'],
};

/** The lakes and rivers of both editions. */
export const waterBodyNames = [
  'Blanco River',
  'Calaveras Lake',
  'Canyon Lake',
  'Colorado River',
  'Comal River',
  'Guadalupe River',
  'Inks Lake',
  'Lady Bird Lake',
  'Lake Austin',
  'Lake Bastrop',
  'Lake Buchanan',
  'Lake Georgetown',
  'Lake LBJ',
  'Lake Marble Falls',
  'Lake McQueeney',
  'Lake Travis',
  'Medina Lake',
  'Pedernales River',
  'San Marcos River',
] as const;
export type WaterBodyName = (typeof waterBodyNames)[number];
