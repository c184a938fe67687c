import { describe, expect, it } from 'vitest';
import { readAs } from '../../testing/read-as.ts';

/** A sentence, its filters, [areas], ?? words not understood and !! words declined. */
const sentences: readonly (readonly [sentence: string, readAs: string])[] = [
  [
    'casa de 3 recámaras con alberca en Austin',
    'minBedrooms=3 condominium=false townhouse=false swimmingPool=true [Austin]',
  ],
  ['casa de tres recamaras y dos baños', 'minBedrooms=3 minBathrooms=2 condominium=false townhouse=false'],
  ['caza de 3 recamaraz', 'minBedrooms=3 condominium=false townhouse=false'],
  ['3 recámars y 2 bañoz', 'minBedrooms=3 minBathrooms=2'],
  ['caas en vneta con 2 banios', 'minBathrooms=2 condominium=false townhouse=false'],
  ['departamneto en rneta', 'lease=true singleFamilyResidence=false townhouse=false'],
  ['Quarto Lane', '?? Quarto Lane'],
  ['casas en venta en Round Rock', 'condominium=false townhouse=false [Round Rock]'],
  [
    'casa 4 habitaciones 2 baños menos de 400 mil',
    'maxPrice=400000 minBedrooms=4 minBathrooms=2 condominium=false townhouse=false',
  ],
  ['menos de 300 mil', 'maxPrice=300000'],
  ['por menos de 300,000 dólares', 'maxPrice=300000'],
  ['casa por menos de trescientos mil', 'maxPrice=300000 condominium=false townhouse=false'],
  ['hasta trescientos cincuenta mil dólares', 'maxPrice=350000'],
  ['hasta medio millón', 'maxPrice=500000'],
  ['un millón y medio', 'maxPrice=1500000'],
  ['más de un millón', 'minPrice=1000000'],
  ['entre 250 y 350 mil', 'minPrice=250000 maxPrice=350000'],
  ['entre doscientos y trescientos mil', 'minPrice=200000 maxPrice=300000'],
  ['de 300 a 400 mil', 'minPrice=300000 maxPrice=400000'],
  ['1.5 millones', 'maxPrice=1500000'],
  ['casa de 300.000 dólares', 'maxPrice=300000 condominium=false townhouse=false'],
  ['máximo 450 mil en Cedar Park', 'maxPrice=450000 [Cedar Park]'],
  ['no más de 500 mil', 'maxPrice=500000'],
  ['desde 200 mil', 'minPrice=200000'],
  ['presupuesto de 380 mil', 'maxPrice=380000'],
  ['alrededor de 400 mil', 'minPrice=360000 maxPrice=440000'],
  ['departamento en renta', 'lease=true singleFamilyResidence=false townhouse=false'],
  [
    'departamento de 2 recámaras en renta en Austin',
    'lease=true minBedrooms=2 singleFamilyResidence=false townhouse=false [Austin]',
  ],
  [
    'depa en renta por menos de 1500 al mes',
    'lease=true maxPrice=1500 singleFamilyResidence=false townhouse=false',
  ],
  ['casa en renta hasta 2 mil al mes', 'lease=true maxPrice=2000 condominium=false townhouse=false'],
  ['renta de mil quinientos al mes, 2 cuartos', 'lease=true maxPrice=1500 minBedrooms=2'],
  ['se renta casa con mascotas', 'lease=true condominium=false townhouse=false petsAllowed=Yes'],
  ['terreno en Kyle', 'singleFamilyResidence=false condominium=false townhouse=false lot=true [Kyle]'],
  [
    'terreno de 5 acres',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=5',
  ],
  [
    'terreno de 1.125 acres',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=1.125',
  ],
  [
    'terreno de 0.250 acres',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=0.25',
  ],
  ['casa hasta 1.250 millones', 'maxPrice=1250000 condominium=false townhouse=false'],
  [
    'lote de medio acre',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=0.5',
  ],
  [
    '10 acres de terreno cerca de San Marcos',
    'singleFamilyResidence=false condominium=false townhouse=false lot=true minLotSize=10 [San Marcos]',
  ],
  ['rancho de 20 acres con casa', 'condominium=false townhouse=false farm=true minLotSize=20'],
  ['2 baños', 'minBathrooms=2'],
  ['2 baños y medio', 'minBathrooms=2.5'],
  [
    'casa con 3 recámaras, 2 baños y cochera',
    'minBedrooms=3 minBathrooms=2 condominium=false townhouse=false minGarageSpaces=1',
  ],
  ['con cochera', 'minGarageSpaces=1'],
  ['cochera para dos carros', 'minGarageSpaces=2'],
  ['garaje doble y alberca', 'minGarageSpaces=2 swimmingPool=true'],
  ['casa de un piso', 'condominium=false townhouse=false minStories=1 maxStories=1'],
  [
    'casa de dos pisos con patio cercado',
    'condominium=false townhouse=false minStories=2 maxStories=2 fencedYard=true',
  ],
  ['sin HOA', 'homeownersAssoc=No'],
  ['casa sin alberca', 'condominium=false townhouse=false swimmingPool=false'],
  ['sin alberca ni HOA', 'swimmingPool=false homeownersAssoc=No'],
  ['con piscina y chimenea', 'fireplace=true swimmingPool=true'],
  ['frente al lago en Lakeway', 'waterfront=true [Lakeway]'],
  ['casa con vista al lago', 'condominium=false townhouse=false views=Lake'],
  ['construida después de 2010', 'minYearBuilt=2011'],
  ['casas nuevas en Pflugerville', '[Pflugerville] ?? casas nuevas'],
  ['2000 pies cuadrados o más', 'minSquareFeet=2000'],
  ['mínimo 4 recámaras', 'minBedrooms=4'],
  ['3 o más recámaras', 'minBedrooms=3'],
  ['busco casa en Austin con 4 cuartos', 'minBedrooms=4 condominium=false townhouse=false [Austin]'],
  ['quiero comprar un condominio cerca de Zilker', 'singleFamilyResidence=false townhouse=false [Zilker]'],
  ['necesito 3 recamaras en 78745', 'minBedrooms=3 [78745]'],
  ['no quiero condominio', 'condominium=false'],
  ['casa en Austin, no en Round Rock', 'condominium=false townhouse=false [Austin] ?? no en Round Rock'],
  ['todo menos Kyle', '?? todo menos Kyle'],
  ['la más barata en Austin', 'sortBy=price sortType=ASC [Austin]'],
  ['casa con oficina y cuarto de juegos', 'condominium=false townhouse=false gameRoom=true officeStudy=true'],
  ['comunidad cerrada con gimnasio', 'gatedCommunity=true fitnessCenter=true'],
  [
    'duplex en Austin',
    'singleFamilyResidence=false condominium=false townhouse=false multiFamily=true [Austin] ?? en',
  ],
  [
    'casa 3 bed 2 bath en Round Rock',
    'minBedrooms=3 minBathrooms=2 condominium=false townhouse=false [Round Rock]',
  ],
  ['buenas escuelas', '?? buenas escuelas'],
  ['edificio sin niños', '?? edificio !! sin niños'],
  ['sólo adultos', '!! sólo adultos'],
  ['casa para familias', 'condominium=false townhouse=false !! para familias'],
  ['barrio seguro', '?? barrio !! seguro'],
  [
    'casa en zona segura con alberca',
    'condominium=false townhouse=false swimmingPool=true ?? zona !! segura',
  ],
  ['cerca de una iglesia católica', '!! cerca de una iglesia católica'],
  ['vecindario latino', '?? vecindario !! latino'],
  ['sin estudiantes', '!! sin estudiantes'],
  ['zona sin delincuencia', '?? zona !! sin delincuencia'],
];

/** Names of Texas and English words that Spanish has, too. */
const noSpanish: typeof sentences = [
  ['Casa Linda', '?? Casa Linda'],
  ['El Paso', '?? El Paso'],
  ['Del Valle 3 bed', 'minBedrooms=3 ?? Del Valle'],
  ['San Marcos', '[San Marcos]'],
  ['casita', 'guestQuarters=true'],
  ['Rancho Alto Rd', '?? Rancho Alto Rd'],
  ['golf course and trails', 'golfCourse=true hikingTrails=true'],
];

describe('Spanish sentences of buyers', () => {
  it.each(sentences.map((row) => [...row] as const))('“%s” is “%s”', (text, expected) =>
    expect(readAs(text)).toBe(expected),
  );
});

describe('names that are Spanish words', () => {
  it.each(noSpanish.map((row) => [...row] as const))('“%s” is “%s”', (text, expected) =>
    expect(readAs(text)).toBe(expected),
  );
});
