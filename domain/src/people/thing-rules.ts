import { longest, problemsBy } from '../inquiry/person-rules.ts';

/** Most characters of a description. */
export const longestDescription = 1000;

/** The problems of the name and the description of a collection or a saved search; the form and the server show the same words. */
export const thingProblems = problemsBy({
  name: nameProblem,
  description: (text) =>
    text.trim().length > longestDescription
      ? `Please enter at most ${longestDescription} characters`
      : undefined,
});

function nameProblem(text: string): string | undefined {
  const name = text.trim();
  if (name === '') return 'Please enter a name';
  return name.length > longest ? `Please enter less than ${longest} characters` : undefined;
}
