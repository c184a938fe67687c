import type { FieldProblem } from '../../inquiry/person-rules.ts';
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

/** Findings in texts that visitors or agents read, each with its field. */
export const remarksIn = (fields: EditPayload): readonly (RemarkFinding & { readonly name: FieldName })[] =>
  fieldNames
    .filter((name) => rowOf(name).kind === 'prose')
    .flatMap((name) => readRemarks(String(fields[name] ?? '')).map((found) => ({ name, ...found })));

/** Findings for which a listing cannot be published, by field, with the brokerage that set the rule. */
export const blockedRemarks = (
  fields: EditPayload,
  { blocks, setBy }: RemarkRule,
): readonly FieldProblem[] =>
  blocks.length === 0
    ? []
    : remarksIn(fields)
        .filter(({ topic }) => blocks.includes(topic))
        .map(({ name, phrase, instead }) => ({
          name,
          message: `“${phrase}” can’t be published: ${setBy} blocks such words under its fair-housing rule. Try: ${instead}`,
        }));
