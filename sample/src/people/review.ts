import type { Random } from '../random.ts';
import type { SampleReview } from './sample-agent.ts';

const openings = [
  'We bought our first home with {name}.',
  '{name} sold our house in under a month.',
  'This was our second purchase with {name}.',
  'We moved from out of state and saw most homes by video with {name}.',
  '{name} helped us lease, and two years later buy.',
  'A friend sent us to {name}.',
];
const praise = [
  'Every question had an answer the same day.',
  'No pressure, plenty of patience.',
  'We were told what was wrong with a house before we fell for it.',
  'The pricing advice was right to within a few thousand dollars.',
  'The paperwork was explained line by line.',
  'We never wondered what came next.',
  'The negotiation after the inspection saved us real money.',
];
const caveats = [
  'One showing had to be moved at short notice, but it worked out.',
  'Closing took a week longer than planned.',
  'We would have liked more photos.',
];

/** Texts of reviews; most are positive. */
export function writeReview(random: Random, firstname: string): Pick<SampleReview, 'rating' | 'body'> {
  const rating = random.weighted([
    [5, 74],
    [4, 20],
    [3, 6],
  ]);
  const parts = [
    random.pick(openings).replace('{name}', firstname),
    ...random.shuffle(praise).slice(0, rating === 3 ? 1 : 2),
  ];
  return { rating, body: [...parts, ...(rating < 5 ? [random.pick(caveats)] : [])].join(' ') };
}
