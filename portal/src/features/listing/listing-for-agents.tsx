import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';

const sections = deferred(() => import('./agent-sections.tsx'));

/** Part of a listing for agents alone; its code is no part of the first load of others. */
export function ListingForAgents({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const isAgent = useSession().viewer.role === 'agent';
  const part = useDeferred(sections, isAgent);
  return isAgent && <div className="for-agents">{part && <part.AgentSections listing={listing} />}</div>;
}
