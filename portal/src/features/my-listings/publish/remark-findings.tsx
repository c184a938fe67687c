import type { RemarkFinding } from '@hearth/domain/exclusive/fair-housing/read-remarks.ts';
import type { ReactNode } from 'react';
import { type FormPlace, placeLabel } from '../editor/field-words.ts';

type Shown = Pick<RemarkFinding, 'phrase' | 'why' | 'instead'> & {
  /** The part of the form that has the text, where several are shown. */
  readonly name?: string;
  readonly source: { readonly name: string; readonly url: string; readonly dated: string };
};

/** Phrases that may break fair-housing law, each with a reason, a neutral alternative and its source. It is advice. */
export function RemarkFindings({ findings }: { readonly findings: readonly Shown[] }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul className="remark-findings" aria-label="Words to check">
      {findings.map(({ name, phrase, why, instead, source }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phrase may occur twice
        <li key={at}>
          <strong dir="auto">“{phrase}”</strong>
          {name && ` in ${textName(name as FormPlace)}`}: {why} Try: {instead}{' '}
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.name}, {source.dated.slice(0, 4)}
          </a>
        </li>
      ))}
    </ul>
  );
}

const textName = (place: FormPlace): string =>
  place === 'photos' ? 'a photo caption' : placeLabel(place).toLowerCase();
