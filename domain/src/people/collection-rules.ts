import { longest, problemsBy } from '../inquiry/person-rules.ts';

/** Most collections of one person, and most homes in one collection. */
export const mostCollections = 100;
export const mostHomesInCollection = 500;
/** Most homes in all collections of one person; a home in two of them counts twice. */
export const mostSavedHomes = 5000;
/** Homes on one page of a collection. */
export const collectionPageSize = 20;
/** Most characters of a description. */
export const longestDescription = 1000;
/** The name of the collection that a person's first saved home makes. */
export const firstCollectionName = 'Saved homes';

/** The problems of a collection's name and description; the form and the server show the same words. */
export const collectionProblems = problemsBy({
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
