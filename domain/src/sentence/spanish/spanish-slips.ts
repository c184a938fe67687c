import { phrasesIn } from '../phrases-in.ts';

/** Typos without accents of frequent words, which are too short or too like others for correction by similarity. */
const slips: Readonly<Record<string, string>> = {
  casa: 'caza, cassa, caasa, casaa, csa, caas, csaa, acsa, kasa',
  casas: 'cazas, cassas, caasas, casass, csas, caass, casaz, kasas',
  bano: 'banio, banno, bnao, baon, vano, banyo',
  banos: 'banios, bannos, bnaos, baons, banoz, banso, banoss, vanos, banyos',
  recamara: 'recamra, recmara, recamar, recarama, reacmara, recamaara, rrecamara, recamera, rekamara',
  recamaras: `recamaraz, recamars, recamaas, recamras, recmaras, recaramas, reacmaras, recamarass, rrecamaras,
    recameras, rekamaras, recamarsa`,
  cuarto: 'cuato, curato, cuaro, quarto, cuartto, caurto',
  cuartos: 'cuatos, curatos, cuaros, quartos, cuartoz, cuartso, caurtos',
  habitacion: 'habitasion, avitacion, abitacion, havitacion',
  habitaciones: 'habitasiones, avitaciones, abitaciones, havitaciones, habitacones',
  departamento: 'departamneto, departemento, depratamento, departametno, dapartamento',
  departamentos: 'departamnetos, departementos, depratamentos, departametnos, dapartamentos',
  apartamento: 'apartamneto, apartemento, apratamento, apartametno',
  venta: 'vneta, vemta, benta, vetna, ventaa',
  renta: 'rneta, remta, retna, rentaa, rrenta',
  terreno: 'tereno, terrenno, terrno, terreo, terenno',
  terrenos: 'terenos, terrennos, terrnos, terreos',
  alberca: 'alverca, albeca, albreca, alerca',
  cochera: 'cochea, cohcera, cocera',
};

export const spanishSlips: ReadonlyMap<string, string> = new Map(
  Object.entries(slips).flatMap(([word, typos]) => phrasesIn(typos).map((typo) => [typo, word] as const)),
);
