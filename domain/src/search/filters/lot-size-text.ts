import { withCommas } from '../../listing/price.ts';
import { decimalMarks, typedFigure, wholeMarks } from '../../text/typed-figure.ts';

const squareFeetPerAcre = 43_560;

const lotSizeText = /^([\d.,]{1,20})(sq(?:\.?(?:ft?\.?)?)?|a|ac|acr|acre|acres)?$/;

const mostOfLot = 1e9;

/** Five decimals of an acre resolve a square foot, and links stay short. */
export const roundAcres = (acres: number): number => Math.round(acres * 100_000) / 100_000;

/** Converts square feet to acres, the unit of lot-size filters. */
export const acresOfSquareFeet = (squareFeet: number): number => roundAcres(squareFeet / squareFeetPerAcre);

/**
 * Parses a typed lot size to acres: a number, bare or with a, ac, acr, acre, acres; or square feet with sq, sq.,
 * sq.f, sq.ft. Spaces are ignored; decimals stand behind a
 * point or a comma; undefined for anything else.
 */
export const parseLotSizeText = (text: string): number | undefined => {
  const found = lotSizeText.exec(text.replace(/\s/g, '').toLowerCase());
  const isSquareFeet = found?.[2]?.startsWith('sq') ?? false;
  const figure = typedFigure(found?.[1] ?? '', isSquareFeet ? wholeMarks : decimalMarks);
  const amount = figure ? Number(figure) : Number.NaN;
  if (!(amount < mostOfLot)) return undefined;
  return isSquareFeet ? acresOfSquareFeet(amount) : roundAcres(amount);
};

/** '8,000 sq ft' below a quarter of an acre, else '0.25 acres', '1 acre'. */
export const formatLotSize = (acres: number): string => {
  if (acres < 0.25) return `${withCommas(acres * squareFeetPerAcre)} sq ft`;
  return acres === 1 ? '1 acre' : `${roundAcres(acres)} acres`;
};

/** The same for display only, with two decimals and none from a thousand on: '0.34 acres' of 0.3434, '34,435 acres'. */
export const lotSizeWords = (acres: number): string =>
  acres >= 1000
    ? `${withCommas(acres)} acres`
    : formatLotSize(acres < 0.25 ? acres : Math.round(acres * 100) / 100);
