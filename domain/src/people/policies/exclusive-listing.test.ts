import { expect, it } from 'vitest';
import { anAgentViewer, viewers } from '../../testing/a-viewer.ts';
import { abilities } from './exclusive-listing.ts';

const { guest, client, unverifiedClient, agent, anotherAgent } = viewers;
const admin = anAgentViewer({ agentId: 'desk', isAdmin: true });
const rights = (all: boolean) => ({ see: all, edit: all, publish: all, remove: all });

it('gives an exclusive listing to its agent and to the admins of its site', () => {
  const listing = { agentId: agent.agentId, edition: agent.edition };
  for (const actor of [agent, admin]) expect(abilities(actor, listing)).toEqual(rights(true));
  for (const actor of [guest, client, unverifiedClient, anotherAgent])
    expect(abilities(actor, listing)).toEqual(rights(false));
});

it('gives no listing to an admin of another site, nor to a system account', () => {
  const listing = { agentId: agent.agentId, edition: 'austin' } as const;
  expect(abilities({ ...admin, edition: 'san-antonio' }, listing)).toEqual(rights(false));
  expect(abilities({ ...agent, accountType: 'System Account' }, listing)).toEqual(rights(false));
});

it('leaves a listing without an agent to admins', () => {
  const listing = { agentId: null, edition: agent.edition };
  expect(abilities(agent, listing)).toEqual(rights(false));
  expect(abilities(admin, listing)).toEqual(rights(true));
});
