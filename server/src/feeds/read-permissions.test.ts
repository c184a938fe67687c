import { expect, it } from 'vitest';
import { recordReader } from './mapping-table.ts';
import { propertyPermissions } from './property-fields.ts';
import { readPermissions } from './read-permissions.ts';

const context = { timeZone: 'America/Chicago', now: new Date('2026-11-21T12:00:00Z') };

function reading(fields: Readonly<Record<string, unknown>>) {
  const named = Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value] as const);
  const read = recordReader(new Map(named), context);
  const permissions = readPermissions(read, read.read(propertyPermissions), true);
  return {
    valuation: permissions.internetautomatedvaluationdisplayyn,
    comments: permissions.internetconsumercommentyn,
    dropped: read.dropped.map(({ field, value }) => `${field} "${value}"`),
  };
}

it('takes an unreadable permission for a refusal, though the import permits silent rows', () => {
  expect(reading({})).toEqual({ valuation: true, comments: true, dropped: [] });
  const fields = { InternetAutomatedValuationDisplayYN: 'perhaps', InternetConsumerCommentYN: '?' };
  expect(reading(fields)).toEqual({
    valuation: false,
    comments: false,
    dropped: ['InternetAutomatedValuationDisplayYN "perhaps"', 'InternetConsumerCommentYN "?"'],
  });
});
