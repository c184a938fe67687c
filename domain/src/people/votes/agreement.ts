import type { VoteAnswer } from './vote-rules.ts';

/** The distance between the opened votes on a home. */
export type Accord = 'differ' | 'nearly' | 'all yes' | 'all maybe' | 'all no' | 'one vote';

const scores: Readonly<Record<VoteAnswer, number>> = { yes: 1, maybe: 0, no: -1 };
const same = { yes: 'all yes', maybe: 'all maybe', no: 'all no' } as const;

const spreadOf = (answers: readonly VoteAnswer[]): number => {
  const all = answers.map((answer) => scores[answer]);
  return Math.max(...all) - Math.min(...all);
};

/** @param answers of a home with at least one vote */
export function accordOf(answers: readonly VoteAnswer[]): Accord {
  const [first, ...others] = answers;
  if (first === undefined || others.length === 0) return 'one vote';
  const spread = spreadOf(answers);
  if (spread === 0) return same[first];
  return spread === 2 ? 'differ' : 'nearly';
}

/** Differences stand first: about them people have to talk. */
const order: readonly Accord[] = ['differ', 'nearly', 'all yes', 'all maybe', 'all no', 'one vote'];

const support = (answers: readonly VoteAnswer[]): number =>
  answers.reduce((sum, answer) => sum + scores[answer], 0) / answers.length;

/** Homes with opened votes, those with differences first, then those with more support. Homes without a vote are left out. */
export const ranked = <Home extends { readonly votes: readonly { readonly answer: VoteAnswer }[] }>(
  homes: readonly Home[],
): Home[] =>
  homes
    .filter(({ votes }) => votes.length > 0)
    .map((home) => {
      const answers = home.votes.map(({ answer }) => answer);
      return { home, at: order.indexOf(accordOf(answers)), support: support(answers) };
    })
    .toSorted((a, b) => a.at - b.at || b.support - a.support)
    .map(({ home }) => home);
