import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { expect, it } from 'vitest';
import { retireAgent, saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { collectionsApp, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';

const app = collectionsApp();
const kysely = () => app.server.db.kysely;

async function agentOf(agentId: string, isAdmin = false) {
  await saveAgents(kysely(), [anAgent({ agentId, firstname: agentId })]);
  const { viewer, id } = await app.signedIn({ username: agentId, role: 'Agent', isAdmin });
  await kysely().updateTable('agent').set({ accountId: id }).where('agentId', '=', agentId).execute();
  return app.server.as({ ...viewer, isAdmin } as typeof viewer);
}

it('offers and assigns contacts to agents with an account that has contacts alone', async () => {
  await agentOf('ada');
  const desk = await agentOf('desk', true);
  const card = { firstname: 'Kim', phone: '5125550199' };
  const { id } = (await send(desk, 'POST', '/api/agent/user', card)).json<ContactDetails>();
  for (const [agentId, accountType] of [
    ['staff', 'Staff Account'],
    ['robot', 'System Account'],
  ] as const) {
    await agentOf(agentId);
    const ofAccount = kysely().updateTable('person').set({ accountType });
    await ofAccount.where('username', '=', agentId).execute();
    const ofPage = kysely().updateTable('agent').set({ userAccountType: accountType });
    await ofPage.where('agentId', '=', agentId).execute();
  }
  await saveAgents(kysely(), [anAgent({ agentId: 'newcomer', firstname: 'newcomer' })]);
  await agentOf('gone');
  await retireAgent(kysely(), 'gone', testNow);
  const offered = async (query: string) =>
    (await desk.get<{ items: { agentId: string }[] }>(`/api/agent/users/agents?query=${query}`)).items.map(
      ({ agentId }) => agentId,
    );
  expect((await offered('')).toSorted()).toEqual(['ada', 'desk', 'staff']);
  expect(await offered('STA')).toEqual(['staff']);
  for (const [agentId, status] of [
    ['robot', 400],
    ['newcomer', 400],
    ['gone', 400],
    ['staff', 200],
  ] as const) {
    const answer = await send(desk, 'PATCH', `/api/user/${id}/reassign`, { agentId });
    expect(answer.statusCode, agentId).toBe(status);
  }
});
