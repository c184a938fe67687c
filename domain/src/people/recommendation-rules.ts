import { problemsBy } from '../inquiry/person-rules.ts';

/** Most homes that an agent recommends in one call, and mail. */
export const mostRecommendedAtOnce = 20;
/** Most recommendations that one person has; the oldest go first. */
export const mostRecommended = 500;
/** Most characters of the comment on a home. */
export const longestComment = 1000;

/** The problems of a comment; the form and the server show the same words. */
export const recommendationProblems = problemsBy({
  comment: (text: string) =>
    text.trim().length > longestComment ? `Please enter at most ${longestComment} characters` : undefined,
});
