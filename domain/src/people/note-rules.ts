import { problemsBy } from '../inquiry/person-rules.ts';

/** Most characters of a note on a home. */
export const longestNote = 1000;
/** Most notes of one person. */
export const mostNotes = 5000;

/** The problems of a note; the form and the server show the same words. */
export const noteProblems = problemsBy({
  text: (text) =>
    text.trim().length > longestNote ? `Please enter at most ${longestNote} characters` : undefined,
});
