import type { ImportJob, ImportResult } from './import-job.ts';
import type { Rejects } from './rejects.ts';

const nouns = {
  listings: 'listings',
  boundaries: 'areas',
  schools: 'schools',
  map: 'features of the base map',
} as const;

/** The result of importing a file, as lines for the operator. */
export function summary(
  { kind, isComplete }: Pick<ImportJob, 'kind' | 'isComplete'>,
  counts: ImportResult,
  rejects: Pick<Rejects, 'file' | 'mostFrequent'>,
  seconds: number,
): string {
  const { read, stored, rejected, inserted, updated, unchanged, removed, offMarket, older, readAgain } =
    counts;
  const known = kind === 'listings' ? ` (${inserted} new, ${updated} changed, ${unchanged} unchanged)` : '';
  return [
    `Done in ${seconds.toFixed(1)} s: ${read} rows read, ${stored} ${nouns[kind]} stored${known}, ${rejected} rejected.`,
    ...(readAgain > 0 ? [`${readAgain} of the changed listings had been read by another version.`] : []),
    ...(removed > 0 ? [`${removed} listings taken off the market.`] : []),
    ...(older > 0 ? [`${older} rows are older than the stored ones and changed nothing.`] : []),
    ...(offMarket > 0
      ? [`${offMarket} rows are about listings that are off the market; these were not stored.`]
      : []),
    ...(isComplete && counts.unnamed > 0
      ? [
          `${counts.unnamed} rows name no listing that can be read, so no listing was removed for its absence. Correct them and import the file again.`,
        ]
      : []),
    ...droppedLines(counts.dropped),
    ...outlineLines(counts.outlines),
    ...rejectedLines(rejects),
  ].join('\n');
}

const MOST_VALUES = 5;

function droppedLines(fields: ImportResult['dropped']): string[] {
  const count = fields.reduce((sum, field) => sum + field.count, 0);
  if (count === 0) return [];
  return [
    `${count} values were left out, since they are not known or cannot be read; their rows are stored without them:`,
    ...fields.map((field) => {
      const named = field.values.slice(0, MOST_VALUES);
      const more = field.count - named.reduce((sum, [, rows]) => sum + rows, 0);
      const values = named.map(([value, rows]) => `${rows} × "${value}"`).join(', ');
      return `  ${field.field}: ${values}${more > 0 ? ` and ${more} more` : ''}`;
    }),
  ];
}

const MOST_REASONS = 3;

function rejectedLines({ file, mostFrequent }: Pick<Rejects, 'file' | 'mostFrequent'>): string[] {
  const reasons = mostFrequent(MOST_REASONS);
  if (reasons.length === 0) return [];
  return [
    'Most frequent reasons of rejected rows:',
    ...reasons.map(([reason, rows]) => `  ${rows} × ${reason}`),
    `All rejected rows and why: ${file}`,
  ];
}

function outlineLines({ kept, joined, apart, distant }: ImportResult['outlines']): string[] {
  return [
    ...(kept.length > 0
      ? [
          `${nameAll(kept)}: this file draws a part of what another file drew, so the outline stays as it was. With --replace it takes this file's.`,
        ]
      : []),
    ...(joined.length > 0
      ? [`${nameAll(joined)}: this file draws another part than another file did; the outline has both now.`]
      : []),
    ...(apart.length > 0 ? [`${nameAll(apart)}: different areas of one name, kept apart.`] : []),
    ...(distant.length > 0
      ? [
          `${nameAll(distant)}: features of one name that lie far from each other are stored as one area. To keep them apart, name the city of each in a property "city".`,
        ]
      : []),
  ];
}

const MAX_NAMED = 10;

const nameAll = (names: readonly string[]): string => {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};
