import { expect, it } from 'vitest';
import { anAgentViewer, viewers } from '../../testing/a-viewer.ts';
import { can } from './listing.ts';

const { guest, client, agent, anotherAgent } = viewers;
const admin = anAgentViewer({ agentId: 'desk', isAdmin: true });

it.each(['seeUsage', 'seeStops'] as const)('lets its agent and admins %s of a listing', (action) => {
  const readers = (agentId: string | null) =>
    [guest, client, agent, anotherAgent, admin].map((viewer) => can(viewer, action, { agentId }));
  expect(readers('ada.reyes')).toEqual([false, false, true, false, true]);
  expect(readers(null)).toEqual([false, false, false, false, true]);
});
