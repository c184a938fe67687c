import { type HoaType, highestRatePercent, maximumHomePrice } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { Portion } from '@hearth/domain/mortgage/portion.ts';
import type { SomeFigures } from '@hearth/widgets/mortgage-calculator/calculation.ts';

/** The parameter of a listing's address that has the figures which a visitor changed. */
export const paymentParameter = 'payment';

const longestTerm = 40;

/** 'price-450000_down-20p_rate-6.25_hoa-250Q'; null where nothing was changed. */
export function encodePayment(figures: SomeFigures): string | null {
  const { listprice, downPayment, interestRatePercent, years, propertyTax, insurance } = figures;
  const { pmiRatePercent, hoaDues, hoaType } = figures;
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['price', dollarsText(listprice)],
    ['down', portionText(downPayment)],
    ['rate', numberText(interestRatePercent)],
    ['years', numberText(years)],
    ['pmi', numberText(pmiRatePercent)],
    ['tax', portionText(propertyTax)],
    ['ins', portionText(insurance)],
    ['hoa', dollarsText(hoaDues)],
    ['dues', hoaType],
  ];
  const known = parts.filter(([, text]) => text !== undefined);
  return known.length === 0 ? null : known.map(([name, text]) => `${name}-${text}`).join('_');
}

/** The figures of a link, each within its limits; parts that cannot be read are left out. */
export function decodePayment(text: string | null): SomeFigures {
  const parts = new Map(
    (text ?? '')
      .slice(0, 500)
      .split('_')
      .map((part) => splitAtDash(part)),
  );
  const number = (name: string, most: number, least = 0) => numberOf(parts.get(name), least, most);
  const years = number('years', longestTerm, 1);
  const figures: SomeFigures = {
    listprice: dollarsOf(parts.get('price')),
    downPayment: portionOf(parts.get('down')),
    interestRatePercent: number('rate', highestRatePercent.interest),
    years: years === undefined ? undefined : Math.round(years),
    pmiRatePercent: number('pmi', highestRatePercent.pmi),
    propertyTax: taxOf(parts.get('tax')),
    insurance: portionOf(parts.get('ins')),
    hoaDues: dollarsOf(parts.get('hoa')),
    hoaType: hoaTypes.find((type) => type === parts.get('dues')),
  };
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined));
}

const hoaTypes: readonly HoaType[] = ['Monthly', 'Quarterly', 'Annually'];

const splitAtDash = (part: string): readonly [string, string] => {
  const dash = part.indexOf('-');
  return dash < 0 ? [part, ''] : [part.slice(0, dash), part.slice(dash + 1)];
};

/** Three decimals: those of a rate; two for dollars. */
const numberText = (value: number | undefined, decimals = 3): string | undefined =>
  value === undefined || !Number.isFinite(value) ? undefined : String(Number(value.toFixed(decimals)));
const dollarsText = (value: number | undefined): string | undefined => numberText(value, 2);

const portionText = (portion: Portion | undefined): string | undefined =>
  portion &&
  `${numberText(portion.value, portion.unit === 'dollars' ? 2 : 3) ?? 0}${signs[portion.unit]}${unitsText(portion)}`;

const unitsText = ({ units = 1 }: Portion): string => (units > 1 ? String(units) : '');

const signs = { dollars: '', percent: 'p', homestead: 'h' } as const;

function numberOf(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^\d{1,12}(\.\d{1,3})?$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), least), most);
}

function portionOf(text: string | undefined): Portion | undefined {
  const unit = text?.endsWith('p') ? 'percent' : 'dollars';
  const value = unit === 'percent' ? numberOf(text?.slice(0, -1), 0, 100) : dollarsOf(text);
  return value === undefined ? undefined : { unit, value };
}

/** Dollars: '500.000' is half a million to many people, and never 500. */
function dollarsOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,2}\.\d{3}$/.test(text)
    ? undefined
    : numberOf(text, 0, maximumHomePrice);
}

/** '2.12h' is a rate with homestead exemption, '2.12h4' that of an owner who lives in one of four units. */
function taxOf(text: string | undefined): Portion | undefined {
  const [, rate, units = '1'] = /^([\d.]+)h(\d{1,4})?$/.exec(text ?? '') ?? [];
  if (rate === undefined) return portionOf(text);
  const value = numberOf(rate, 0, 100);
  return value === undefined ? undefined : { unit: 'homestead', value, units: Math.max(Number(units), 1) };
}
