import { guestViewer } from '../people/viewer.ts';
import { nameKey } from '../search/areas/name-key.ts';
import type { SearchTag } from '../search/tags/tag.ts';
import { type KnownAreas, understand } from '../sentence/understand.ts';
import type { SentenceContext } from '../sentence/understood.ts';
import { testMoment } from './moment.ts';

/** A guest on the page of homes for sale, on Saturday 2026-11-21. */
export const guestBuyer: SentenceContext = {
  lease: false,
  today: testMoment.today,
  viewer: guestViewer,
  agentMode: false,
};

/** The areas that the sentences of tests name. */
export const testAreas: KnownAreas = new Map(
  [
    ...['Zilker', 'Cedar Park', 'Round Rock', 'Austin', '78704', 'Dripping Springs', 'Hyde Park', 'Lakeway'],
    'Church Hill',
  ].map((name): [string, SearchTag] => [
    nameKey(name),
    { type: 'city', id: `id-${name}`, value: name, label: name },
  ]),
);

/** The chips, then the parts that were left out with the reason, then those that were declined; dots separate several. */
export type SentenceRow = readonly [sentence: string, chips: string, unused?: string, declined?: string];

/** The row of a sentence of `guestBuyer`, with all four parts. */
export const sentenceRow = (text: string): Required<SentenceRow> => {
  const { understood, unused, declined } = understand(text, testAreas, guestBuyer);
  return [
    text,
    understood.map(({ label }) => label).join(' · '),
    unused.map((part) => `${part.text}: ${part.reason}`).join(' · '),
    declined.map((part) => part.text).join(' · '),
  ];
};
