/*
 * Spanish of Texas in the words of the English tables, which hold all rules: each line has Spanish phrases without accents,
 * an equals sign, and the English phrase that they are read as.
 */

const kinds = `
  casa, casas, casita en venta, casas solas, casa sola, casita, casitas = house
  departamento, departamentos, depto, deptos, apartamento, apartamentos, depa, depas, piso en venta = apartment
  condominio, condominios = condo
  casa adosada, casas adosadas, casa en hilera = townhouse
  terreno, terrenos, lote, lotes, tierra, terreno baldio = land
  rancho, ranchos, granja, granjas, finca, fincas = ranch
  duplex, duplexes = duplex
  local comercial, edificio comercial, oficinas, bodega = commercial
  propiedad, propiedades, vivienda, viviendas, hogar, hogares, inmueble = home
  estudio en renta, monoambiente = studio
  casa movil, casas moviles, traila, trailas = mobile home
  para caballos, propiedad para caballos, caballos = horses allowed
`;

const deals = `
  en renta, de renta, para rentar, para renta, se renta, rentar, renta, alquiler, en alquiler, para alquilar, alquilar, arriendo = for rent
  en venta, de venta, a la venta, para comprar, comprar, compra, venta, se vende = for sale
  al mes, por mes, mensual, mensuales, mensualmente, cada mes = a month
  nuevas en el mercado, recien listadas, recien publicadas = new listings
  casa abierta, casas abiertas = open house
  rebajada, rebajadas, rebajado, precio rebajado, bajo de precio = price reduced
  mas baratas primero, las mas baratas, la mas barata, mas baratas, mas barata = cheapest first
  mas nuevas primero, las mas nuevas = newest first
  barata, baratas, barato, baratos, economica, economicas, economico, bajo precio, precio bajo, precios bajos = affordable
  de lujo, lujosa, lujosas = luxury
  dolares, dolar, dlls, dls = dollars
  pesos = percent
`;

const rooms = `
  recamara, recamaras, cuarto, cuartos, habitacion, habitaciones, dormitorio, dormitorios, alcoba, alcobas, rec, recs, hab = bedrooms
  bano, banos, bano completo, banos completos = baths
  medio bano = half bath
  pie cuadrado, pies cuadrados, pies2 = square feet
  acre, acres = acres
  medio acre = half acre
  un cuarto de acre, cuarto de acre = quarter acre
  de terreno, de tierra, de lote = of land
  de un piso, un piso, de una planta, una planta, un solo piso, de un solo piso, de un nivel, un solo nivel = single story
  de dos pisos, dos pisos, de dos plantas, dos plantas = 2 stories
  piso, pisos, plantas, niveles = stories
  cochera para, garaje para, garage para, garaje de, cochera de = garage for
  cochera, cocheras, garaje, garajes, garage = garage
  cochera doble, garaje doble = 2 car garage
  cochera triple, garaje triple = 3 car garage
  carro, carros, coche, coches, auto, autos, vehiculos = cars
  construida en, construido en, construidas en, hecha en = built in
  construida despues del, construida despues de, construidas despues de, despues del, despues de = built after
  construida antes de, construida antes del, antes de, antes del = built before
  construida desde, desde el ano = built since
  anos de antiguedad, anos = years old
  casa nueva, casas nuevas, nueva construccion, construccion nueva, recien construida = new construction
`;

const features = `
  alberca, albercas, piscina, piscinas, alberca privada, alberca propia, pileta = pool
  alberca comunitaria, piscina comunitaria = community pool
  chimenea, chimeneas = fireplace
  patio cercado, patio bardeado, jardin cercado, yarda cercada, cercado, cercada, bardeado, bardeada, con barda, con cerca = fenced yard
  oficina, estudio, despacho = office
  cuarto de juegos, sala de juegos = game room
  sala de cine, cine en casa, cuarto de tele = media room
  gimnasio = gym
  cuarto de ejercicio = exercise room
  taller = workshop
  cava = wine cellar
  casa de huespedes, cuarto de visitas aparte, casita de huespedes = guest house
  recamara principal abajo, recamara principal en planta baja, cuarto principal abajo = master down
  vista al lago, vistas al lago, con vista al lago = lake view
  vista al rio = river view
  vista a la ciudad, vista de la ciudad = city view
  bonita vista, buena vista, con vista, vistas = great view
  frente al lago, orilla del lago, a la orilla del lago, en el lago, sobre el lago = lakefront
  frente al rio, orilla del rio = riverfront
  frente al agua = waterfront
  acceso al lago = lake access
  campo de golf, curso de golf = golf course
  cancha de tenis, canchas de tenis = tennis court
  area de juegos, juegos infantiles, parque infantil = playground
  parque para perros = dog park
  casa club = clubhouse
  parque, parques = park
  senderos = hiking trails
  comunidad cerrada, privada con acceso, fraccionamiento cerrado, coto privado, coto, con porton, fraccionamiento privado = gated community
  asociacion de vecinos, asociacion de propietarios, cuota de mantenimiento, cuotas de hoa, cuota de hoa = hoa
  mascotas, se aceptan mascotas, acepta mascotas, que acepte mascotas, permite mascotas, mascotas permitidas = pets allowed
  acceso para silla de ruedas, accesible en silla de ruedas, silla de ruedas = wheelchair accessible
  buenas escuelas, buena escuela, mejores escuelas = good schools
  escuelas, escuela = schools
  terreno grande, patio grande, jardin grande, yarda grande = big yard
  patio, jardin, yarda, yardas = yard
`;

const figures = `
  menos de, menos que, por menos de, abajo de, debajo de, por debajo de, a menos de, menor a, menor de, menor que, menores a, menores de, menores que, inferior a, inferiores a, bajo, bajo los,
  mas barato que, mas barata que, mas baratos que, mas baratas que, mas baratos de, mas baratas de = under
  mas de, mas que, arriba de, por arriba de, por encima de, encima de, mayor a, mayor de, mayor que, mayores a, mayores de, mayores que, superior a, superiores a, que pase de, que pasen de, que supere,
  que superen, que exceda, que excedan, mas caro que, mas cara que, mas caros que, mas caras que, mas caros de, mas caras de = over
  no mas de, no mayor a, no mayor de, que no pase de, que no pasen de, que no exceda, que no excedan, que no supere, que no superen, no supere, no exceda, sin pasar de, no mas que, maximo de, ni mas de = no more than
  no menos de, no menos que, no menor a, no menor de, ni menos de = at least
  hasta = up to
  maximo, maxima, como maximo, a lo mucho, a lo maximo, a lo mas, cuando mucho, tope = max
  al menos, a lo menos, por lo menos, como minimo, cuando menos, a partir de, minimo de, empezando en, empezando desde = at least
  minimo, minima = min
  o mas, o superior, o mayor, y mas, en adelante, o mas de, para arriba, pa arriba, hacia arriba, y para arriba = or more
  o menos, o inferior, o menor, y menos, para abajo, pa abajo, hacia abajo, y para abajo = or less
  alrededor de, aproximadamente, como de, como unos, cerca de los, unos, unas = around
  mas o menos, mas menos = more or less
  entre = between
  desde = from
  gastar, pagar, puedo gastar, puedo pagar, podemos gastar, podemos pagar = spend
  presupuesto de, mi presupuesto es, presupuesto, con presupuesto de, mi presupuesto es de = budget
  precio, precio de, que cueste, que cuesten, cueste, cuesten, cuesta, cuestan = price
`;

const otherMoney = `
  enganche, enganches, el enganche, pago inicial, cuota inicial, anticipo, pronto de, de enganche = down payment
  deposito, depositos = deposit
  pago, pagos, abono, abonos, cuota mensual, cuotas mensuales = payment
  pago mensual, pagos mensuales, mensualidad, mensualidades, abonos mensuales, letra mensual = monthly payment
  hipoteca, hipotecas = mortgage
  prestamo, prestamos, credito, creditos = loan
  gastos de cierre, costos de cierre, costo de cierre = closing costs
  impuesto, impuestos, predial, impuesto predial = taxes
  seguro de casa, seguro de vivienda, seguro de la casa, seguro de hogar, aseguranza = home insurance
  descuento, descuentos, rebaja de = discount
  ingreso, ingresos, sueldo, salario, gano, ganamos, ganando = income
  reparaciones, reparacion, arreglos, remodelacion = repairs
  luz y agua, servicios = utilities
  por acre, el acre, cada acre = per acre
  por pie, por pie cuadrado, por pies cuadrados, el pie cuadrado = per square foot
  por metro, por metro cuadrado, el metro cuadrado = per square foot
  por unidad, por puerta, por departamento, por cuarto = per unit
  a la semana, por semana, semanal, semanales = a week
  por noche, la noche = a night
  al ano, por ano, anual, anuales, anualmente, cada ano = a year
  por ciento, porciento = percent
`;

const people = `
  sin ninos, no ninos, libre de ninos, donde no haya ninos = no kids
  ninos, nino, ninas, hijos, hijo, bebes, bebe, menores = kids
  solo adultos, solamente adultos, puros adultos, para adultos, adultos = adults only
  familia, familias, familiar, familiares = families
  sin familias = no families
  para familias, para la familia, para mi familia = for families
  solteros, soltera, soltero, solteras, parejas, pareja = singles
  estudiantes, estudiante = students
  jubilados, retirados, ancianos, viejitos, tercera edad, personas mayores, adultos mayores, gente mayor = seniors
  jovenes, gente joven = young people
  cristiano, cristianos, cristiana, cristianas = christian
  catolico, catolicos, catolica, catolicas = catholic
  judio, judios, judia = jewish
  musulman, musulmanes, musulmana = muslim
  iglesia, iglesias, templo, parroquia = church
  mezquita = mosque
  sinagoga = synagogue
  latino, latinos, latina, latinas = latino
  hispano, hispanos, hispana, hispanas = hispanic
  mexicano, mexicanos, mexicana, mexicanas, gringos, gringo = mexicans
  blanco, blancos, gente blanca, zona de blancos, barrio de blancos = white people
  negro, negros, gente negra, morenos = black people
  asiatico, asiaticos, chinos = asian people
  inmigrantes, indocumentados, extranjeros = immigrants
  seguro, segura, seguros, seguras, seguridad, peligroso, peligrosa = safe
  crimen, delincuencia, criminalidad, violencia = crime
  buen barrio, buena zona, buen vecindario, buena colonia, buen area, bonito barrio, bonita zona, barrio bueno, zona buena, mejor zona = good neighborhood
  buenos vecinos, vecinos = people
  mujeres, mujer, hombres, hombre = women
  discapacitados = disabled people
  sin seccion 8, no seccion 8 = no section 8
  seccion 8, seccion ocho, se acepta seccion 8, aceptan seccion 8, acepta seccion 8, con seccion 8 = section 8
  vale de vivienda, vales de vivienda, voucher de vivienda = housing voucher
`;

const small = `
  en, dentro de, por la zona de, en la zona de, en el area de, por el area de = in
  cerca de, cerca del, cerca, junto a, al lado de, por, a un lado de = near
  cerca de mi, cerca de aqui = near me
  cerca de mi trabajo = near my work
  lejos de = far from
  afuera de, fuera de = outside
  al norte de, norte de = north of
  al sur de, sur de = south of
  a minutos de, minutos de = minutes from
  con, que tenga, que tengan, tenga, tengan, con un, con una = with
  sin, que no tenga, que no tengan, no tenga = without
  no quiero, no queremos, no busco, no me interesa = dont want
  que no sea, que no este, no sea, que no sea en, menos en, excepto = not
  todo menos, cualquiera menos, cualquier cosa menos = anything but
  en lugar de, en vez de = instead of
  ni = nor
  y = and
  o, u = or
  busco, buscamos, buscando, estoy buscando, quiero, queremos, necesito, necesitamos, me gustaria, quisiera, deseo, ocupo, ocupamos = looking for
  de, del = of
  el, la, los, las, lo = the
  que, para, muy, mi, nuestro, nuestra, algo, una zona, sea, este, por favor, favor, me, hola, gracias, tambien, ademas = please
  bonita, bonito, bonitas, bonitos, linda, lindo, lindas = please
  un, una = a
  zona, colonia, barrio, vecindario, fraccionamiento, area = neighborhood
  cualquier lugar, donde sea = anywhere
  codigo postal = zip
`;

const all = [kinds, deals, rooms, features, figures, otherMoney, people, small];

type Phrases = readonly (readonly [spanish: string, english: string])[];

const phrasesOf = (list: string): Phrases =>
  list
    .replace(/,\s*\n/g, ', ')
    .split('\n')
    .flatMap((line) => {
      const [spanish = '', english = ''] = line.split('=');
      return spanish
        .split(',')
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== '')
        .map((phrase) => [phrase, english.trim()] as const);
    });

/** Spanish phrases without accents, with their English words. */
export const spanishPhrases: Phrases = all.flatMap(phrasesOf);

/** Those that bound a figure: 'más de', 'entre', 'o menos'. */
export const spanishComparisons: Phrases = phrasesOf(figures);

/** Words that are no proof of Spanish: names of places, streets and homes in Texas have them. */
export const weakWords: ReadonlySet<string> = new Set(
  `de del el la los las lo un una en con por y o u a ni casa casas casita rancho finca vista buena bonita linda parque hasta
  rec recs hab auto autos duplex colonia area barrio tope garage estudio me este sea taller coto cava negro blanco latino latina latinos hispano acre acres
  para que mi mas menos bajo entre unos unas cine piso lotes lote precio chinos`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Number words; the sum of several in a row is their number. */
export const spanishNumbers: ReadonlyMap<string, number> = new Map(
  `un 1 uno 1 una 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
  dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintidos 22 veintitres 23 veinticuatro 24
  veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70
  ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400
  cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900`
    .split(/\s+/)
    .flatMap((word, at, list) => (at % 2 === 0 ? [[word, Number(list[at + 1])] as const] : [])),
);
