import type { SearchableStatus } from '../../listing/status.ts';
import { phrasesIn } from '../phrases-in.ts';
import { type FilterWords, feature, none } from './word-kinds.ts';

const statusWords: Readonly<Record<SearchableStatus, readonly string[]>> = {
  Private: [],
  Active: phrasesIn(
    'active listings, active listing, active homes, active houses, active properties, active only, available now',
  ),
  Pending: phrasesIn('pending, under contract'),
  'Pending - Taking Backups': phrasesIn('pending taking backups, taking backups, taking backup offers'),
  Sold: phrasesIn('sold, recently sold, sold homes'),
  Leased: phrasesIn('leased, rented, recently leased, recently rented'),
};

/** Sources, statuses and times. */
export const marketWords = {
  exclusiveListingsEnabled: none(
    'a checkbox of agents; "exclusive" in a sentence says nothing of the source',
  ),
  mlsListingsEnabled: none('a checkbox of agents'),
  mlsStatus: { kind: 'entries', entries: statusWords, any: [] },
  daysOnMarket: {
    kind: 'days',
    words: phrasesIn(`
      new listing, new listings, newly listed, just listed, recently listed, new on the market, new on market,
      new to the market, new to market, fresh listings, just hit the market, recent listings
    `),
    days: 7,
    timed: phrasesIn(`
      new, listed, on the market, on market, been on the market, been on market, listed for sale, added, posted,
      came on the market, hit the market
    `),
  },
  soldTimeframe: none('said together with the status Sold'),
  leasedTimeframe: none('said together with the status Leased'),
  lastPriceReduction: {
    kind: 'days',
    words: phrasesIn(`
      price reduced, reduced price, price reduction, price reductions, price drop, price drops, price cut,
      price cuts, price dropped, price lowered, lowered price, dropped price, recent price drop,
      recent price reduction, recently reduced, price improvement, reduced
    `),
    days: 30,
    timed: [],
  },
  period: none('only links of mails set it'),
  periodStart: none('only links of mails set it'),
  periodEnd: none('only links of mails set it'),
  ourListingsOnly: feature('our listings, your listings, only our listings, listed by you'),
  openHouseOnly: feature('open house, open houses, openhouse'),
  openHouse: none('said together with open houses'),
  noPhoto: none('for agents, who look for their own unfinished listings'),
} as const satisfies Partial<FilterWords>;
