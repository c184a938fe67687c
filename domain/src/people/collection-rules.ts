import type { FieldProblem } from '../inquiry/inquiry-rules.ts';
import { longest } from '../inquiry/person-rules.ts';

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

interface CollectionWords {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** The problems of a collection's name and description; the form and the server show the same words. */
export const collectionProblems = ({ name, description }: CollectionWords): readonly FieldProblem[] => [
  ...(name === undefined ? [] : problem('name', nameMessage(name.trim()))),
  ...(description !== undefined && description.trim().length > longestDescription
    ? problem('description', `Please enter at most ${longestDescription} characters`)
    : []),
];

function nameMessage(name: string): string | undefined {
  if (name === '') return 'Please enter a name';
  return name.length > longest ? `Please enter less than ${longest} characters` : undefined;
}

const problem = (name: string, message: string | undefined): readonly FieldProblem[] =>
  message === undefined ? [] : [{ name, message }];
