import { groupDigits } from './group-digits.ts';

const squareFeetPerAcre = 43_560;

/** '0.34 acres (14,810 sq ft)'; square feet first below a quarter of an acre, as lots in town are sold. */
export function lotText(acres: number): string {
  const feet = `${groupDigits(Math.round(acres * squareFeetPerAcre))} sq ft`;
  const text = acresText(acres);
  return acres < 0.25 ? `${feet} (${text})` : `${text} (${feet})`;
}

/** Two decimals; none from a hundred acres on. */
function acresText(acres: number): string {
  if (acres >= 100) return `${groupDigits(Math.round(acres))} acres`;
  const rounded = Math.round(acres * 100) / 100;
  return rounded === 0 ? 'below 0.01 acres' : `${rounded} ${rounded === 1 ? 'acre' : 'acres'}`;
}
