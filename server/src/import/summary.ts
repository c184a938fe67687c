import type { ImportKind, ImportResult } from './run-import.ts';

const nouns = { listings: 'listings', boundaries: 'areas', schools: 'schools' } as const;

/** The result of importing a file, as lines for the operator. */
export function summary(
  kind: ImportKind,
  counts: ImportResult,
  rejectsFile: string,
  seconds: number,
): string {
  const { read, stored, rejected, inserted, updated, unchanged } = counts;
  const known = kind === 'listings' ? ` (${inserted} new, ${updated} changed, ${unchanged} unchanged)` : '';
  return [
    `Done in ${seconds.toFixed(1)} s: ${read} rows read, ${stored} ${nouns[kind]} stored${known}, ${rejected} rejected.`,
    ...outlineLines(counts.outlines),
    ...(rejected > 0 ? [`Rejected rows and why: ${rejectsFile}`] : []),
  ].join('\n');
}

function outlineLines({ kept, joined }: ImportResult['outlines']): string[] {
  return [
    ...(kept.length > 0
      ? [
          `${nameAll(kept)}: this file draws a part of what another file drew, so the outline stays as it was. With --replace it takes this file's.`,
        ]
      : []),
    ...(joined.length > 0
      ? [`${nameAll(joined)}: this file draws another part than another file did; the outline has both now.`]
      : []),
  ];
}

const MAX_NAMED = 10;

const nameAll = (names: readonly string[]): string => {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
};
