import type { LeadRouting } from '@hearth/domain/contract/webhooks.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { aTour, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';

const desk = inquiryDeskOfFile();
beforeEach(async () => {
  await emptyTables(desk.server.db.kysely, 'embedKey');
  await saveAgents(desk.server.db.kysely, [
    anAgent({ agentId: 'cy.owen', trecLicense: '700003', email: 'cy@brokerage.example', firstname: 'Cy' }),
  ]);
});

/** Sends a tour of Ada's listing from a page that names Ben, with the key of Cy. */
async function answeredBy(leadRouting: LeadRouting): Promise<unknown> {
  await desk.server.save(aListing({ agentId: 'ada.reyes' }));
  // The settings of a key are cached for seconds, so each has another name.
  const name = `hk_${leadRouting.padEnd(20, '0')}`;
  const key = anEmbedKey({ key: name, agentId: 'cy.owen', leadRouting });
  await insertEmbedKey(desk.server.db.kysely, key);
  const headers = { origin: 'https://partner.test' };
  const requested = new URLSearchParams({
    type: 'schedule-a-tour',
    listingId: '1000001',
    agentId: 'ben.ortiz',
  });
  const form = await desk.server.inject({
    url: `/api/user/inquiry/recipient?${requested}&embedKey=${key.key}`,
    headers,
  });
  const url = `/api/user/inquiry?embedKey=${key.key}`;
  expect((await desk.send(aTour({ agentId: 'ben.ortiz' }), { url, headers })).body).toBe('OK');
  const { agent, agentId } = form.json();
  expect((await desk.mailTo('ana@visitor.example'))?.text).toContain(agent);
  expect((await desk.stored()).at(-1)?.agentId).toBe(agentId);
  return agentId;
}

describe('a lead from a page with a key', () => {
  it.each([
    ['listing', 'ada.reyes'],
    ['page', 'ben.ortiz'],
    ['owner', 'cy.owen'],
  ] as const)(
    'that goes to the %s first is answered by %s in form, receipt and list',
    async (routing, agent) => {
      expect(await answeredBy(routing)).toBe(agent);
    },
  );
});
