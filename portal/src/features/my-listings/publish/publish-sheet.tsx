import type { PublishSheet as Sheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { type FieldName, type FieldValue, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import type { SheetAudience } from '@hearth/domain/exclusive/publish-sheet.ts';
import type { PageStop } from '@hearth/domain/search/stops/page-stops.ts';
import type { ReactNode } from 'react';
import { StopTable } from '../../../shared/listing-stops/stop-table.tsx';
import { valueWords } from '../editor/field-words.ts';
import { CooperationLine } from './cooperation-line.tsx';
import { ExposureLog } from './exposure-log.tsx';
import { RemarkFindings } from './remark-findings.tsx';
import { SheetParts } from './sheet-parts.tsx';
import './publish-sheet.css';

const circles: readonly (readonly [SheetAudience, string])[] = [
  ['everyone', 'Everyone sees'],
  ['signed in', 'People who are signed in see'],
  ['verified', 'Clients with a verified email see'],
  ['agents', 'Agents see'],
  ['you', 'Stays private'],
];

type Row = Sheet['rows'][number];

/** Everything that publishing changes: the clock it starts, words to check, pictures, pages, and each field with the people who see it. */
export function PublishSheet({ sheet }: { readonly sheet: Sheet }): ReactNode {
  const changed = sheet.rows.filter(({ change }) => change !== 'same');
  const isFirst = changed.length === sheet.rows.length;
  return (
    <div className="publish-sheet">
      <CooperationLine cooperation={sheet.cooperation} />
      {sheet.cooperation.log.length > 0 && <ExposureLog log={sheet.cooperation.log} />}
      <RemarkFindings findings={sheet.findings} />
      {!isFirst && <Changes rows={changed} />}
      <SheetParts parts={sheet.parts} />
      <h3>Where it will show</h3>
      <StopTable items={sheet.places as readonly PageStop[]} />
      <h3>Who will see what</h3>
      {circles.map(([audience, title]) => (
        <Circle key={audience} title={title} rows={sheet.rows.filter((row) => row.audience === audience)} />
      ))}
    </div>
  );
}

/** The fields that differ from the published ones. */
const Changes = ({ rows }: { readonly rows: readonly Row[] }): ReactNode => (
  <>
    <h3>Changed since you last published</h3>
    {rows.length === 0 ? <p>No field has changed.</p> : <ChangedValues rows={rows} />}
  </>
);

/** Values before and after a publication, by field. */
export const ChangedValues = ({ rows }: { readonly rows: readonly Row[] }): ReactNode => (
  <dl className="publish-sheet__fields">
    {rows.map((row) => (
      <div key={row.name}>
        <dt>{labelOf(row)}</dt>
        <dd dir="auto">
          <del>{wordsOf(row, row.before)}</del> <ins>{wordsOf(row, row.value)}</ins>
        </dd>
      </div>
    ))}
  </dl>
);

/** The fields of one circle of people. */
function Circle({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }): ReactNode {
  const kept = rows.filter(({ change }) => change !== 'removed');
  if (kept.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({kept.length})
      </summary>
      <dl className="publish-sheet__fields">
        {kept.map((row) => (
          <div key={row.name}>
            <dt>{labelOf(row)}</dt>
            <dd dir="auto">{wordsOf(row, row.value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const labelOf = ({ name }: Row): string => rowOf(name as FieldName).label;
const wordsOf = ({ name }: Row, value: unknown): string =>
  valueWords(name as FieldName, value as FieldValue | null);
