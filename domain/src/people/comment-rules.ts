import { problemsBy } from '../inquiry/person-rules.ts';
import { withCommas } from '../listing/price.ts';

/** Most characters of a comment. */
export const longestComment = 2000;
/** Comments of one page of a thread. */
export const commentPageSize = 20;
/** Most comments in one collection, deleted ones included. */
export const mostComments = 10_000;

/** The problems of a comment; the form and the server show the same words. */
export const commentProblems = problemsBy({
  text: (text) => {
    const { length } = text.trim();
    if (length === 0) return 'Please enter a comment';
    return length > longestComment
      ? `Please enter less than ${withCommas(longestComment + 1)} characters`
      : undefined;
  },
});
