import { sampleEditions } from '@hearth/sample/generate.ts';
import { sampleAgents } from '@hearth/sample/people/agents.ts';
import { safeBio } from '@hearth/server/agents/safe-bio.ts';
import { expect, it } from 'vitest';

it.each(sampleEditions)('bios of the sample agents of %s are shown as they are', (edition) => {
  const { agents } = sampleAgents(edition, 'hearth', '2026-11-21');
  expect(agents.filter(({ bio }) => safeBio(bio) !== bio)).toEqual([]);
});
