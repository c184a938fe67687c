import { timesAYear } from './association-fee.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const otherWords: Readonly<Record<string, string>> = {
  annual: 'Annually',
  biannually: 'Semi-Annually',
  mo: 'Monthly',
  month: 'Monthly',
  quarter: 'Quarterly',
  semiannual: 'Semi-Annually',
  semiyearly: 'Semi-Annually',
  year: 'Annually',
  yearly: 'Annually',
};

const frequencies: ReadonlyMap<string, string> = new Map([
  ...Object.keys(timesAYear).map((frequency) => [plain(frequency), frequency] as const),
  ...Object.entries(otherWords),
]);

/** The RESO FeeFrequency that a feed means: 'Annually' of 'yearly'; other words as the feed has them. */
export const feeFrequencyOf = (text: string): string => frequencies.get(plain(text)) ?? text;
