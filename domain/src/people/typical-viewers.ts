import { editionIds } from '../edition/edition.ts';
import { guestViewer, type Viewer } from './viewer.ts';

const client = { role: 'client', userId: '', username: '' } as const;

/** A viewer of each kind, to whom nothing was recommended and whose listings are none. */
export const typicalViewers = {
  guest: guestViewer,
  unverified: { ...client, loginStatus: 'not verified' },
  client: { ...client, loginStatus: 'verified' },
  agent: { role: 'agent', loginStatus: 'verified', userId: '', agentId: '', edition: editionIds[0] },
} as const satisfies Readonly<Record<string, Viewer>>;
