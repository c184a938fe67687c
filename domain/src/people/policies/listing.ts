import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

interface OwnedListing {
  /** Username of its agent; null for none. */
  readonly agentId: string | null;
}

const isAgentsOrAdmins = (viewer: Viewer, { agentId }: OwnedListing): boolean =>
  viewer.role === 'agent' && (viewer.agentId === agentId || viewer.isAdmin === true);

/** Rights of people on a listing of the brokerage. */
export const { can } = policyOf({
  /** Its agent and admins see how often it was opened, asked about, saved and dismissed. */
  seeUsage: isAgentsOrAdmins,
  /** They see which rule keeps it off a page. */
  seeStops: isAgentsOrAdmins,
});
