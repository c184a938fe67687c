import type { FieldProblem } from '../../inquiry/person-rules.ts';
import type { DraftPhoto } from '../draft-photos.ts';
import { type EditPayload, type FieldName, fieldNames, rowOf } from '../field-catalog.ts';
import { type RemarkFinding, readRemarks } from './read-remarks.ts';
import type { RemarkTopic } from './remark-words.ts';

/** The rule of a brokerage about words of remarks: by default, findings are advice. */
export interface RemarkRule {
  /** Kinds of findings that block publishing. */
  readonly blocks: readonly RemarkTopic[];
  /** Name of the brokerage that set it. */
  readonly setBy: string;
}

/** Values and pictures of a listing, whose texts and captions visitors or agents read. */
export interface ListingWords {
  readonly fields: EditPayload;
  readonly photos: readonly Pick<DraftPhoto, 'caption'>[];
}

/** The part of the form that has a text. */
type TextPlace = FieldName | 'photos';

type Text = readonly [place: TextPlace, text: string];

const textsOf = ({ fields, photos }: ListingWords): readonly Text[] => [
  ...fieldNames
    .filter((name) => rowOf(name).kind === 'prose')
    .map((name): Text => [name, String(fields[name] ?? '')]),
  ...photos.map(({ caption }): Text => ['photos', caption]),
];

const findingsIn = (texts: readonly Text[]): readonly (RemarkFinding & { readonly name: TextPlace })[] =>
  texts.flatMap(([name, text]) => readRemarks(text).map((found) => ({ name, ...found })));

/** Findings in texts and captions, each with its part of the form. */
export const remarksIn = (words: ListingWords): ReturnType<typeof findingsIn> => findingsIn(textsOf(words));

/**
 * Findings for which a listing cannot be published, by part of the form, with the brokerage that set the rule.
 * @param known words that the same people read already: their texts are not blocked
 */
export function blockedRemarks(
  words: ListingWords,
  { blocks, setBy }: RemarkRule,
  known: ListingWords = { fields: {}, photos: [] },
): readonly FieldProblem[] {
  if (blocks.length === 0) return [];
  const before = new Set(textsOf(known).map((text) => text.join()));
  return findingsIn(textsOf(words).filter((text) => !before.has(text.join())))
    .filter(({ topic }) => blocks.includes(topic))
    .map(({ name, phrase, instead }) => ({
      name,
      message: `“${phrase}” can’t be published: ${setBy} blocks such words under its fair-housing rule. Try: ${instead}`,
    }));
}
