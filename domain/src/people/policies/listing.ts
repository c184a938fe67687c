import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

interface OwnedListing {
  /** Username of its agent; null for none. */
  readonly agentId: string | null;
}

/** Rights of people on a listing of the brokerage. */
export const { can } = policyOf({
  /** Its agent and admins see how often it was opened, asked about, saved and dismissed. */
  seeUsage: (viewer: Viewer, { agentId }: OwnedListing): boolean =>
    viewer.role === 'agent' && (viewer.agentId === agentId || viewer.isAdmin === true),
});
