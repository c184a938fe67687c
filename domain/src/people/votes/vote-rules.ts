/** Answers of a person to a home, the best first. */
export const voteAnswers = ['yes', 'maybe', 'no'] as const;
export type VoteAnswer = (typeof voteAnswers)[number];

/** Most deal-breakers of one vote. */
export const mostDealBreakers = 3;
