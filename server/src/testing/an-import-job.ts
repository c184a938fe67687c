import type { ImportJob } from '../import/import-job.ts';
import { noMapping } from '../import/mapping.ts';
import { formatOf } from '../import/records.ts';

/** An import into Austin whose rows may be shown; give what the test is about. */
export const anImportJob = (given: Pick<ImportJob, 'file'> & Partial<ImportJob>): ImportJob => {
  const format = formatOf(given.file) ?? 'csv';
  return {
    format,
    kind: format === 'geojson' ? 'boundaries' : 'listings',
    edition: 'austin',
    source: 'AUS',
    mapping: noMapping,
    boundaryType: 'postalcode',
    nameField: null,
    boundaryEdition: null,
    replaceOutlines: false,
    mapLayer: null,
    attribution: null,
    encoding: 'utf-8',
    zoneOfTexts: null,
    display: true,
    isComplete: false,
    removesMost: false,
    isStrict: false,
    now: new Date('2026-11-21T12:00:00Z'),
    ...given,
  };
};
