import { exclusiveIdPattern } from '../exclusive/exclusive-id.ts';
import type { PageRow, PathParams } from './page-row.ts';

const listingAt = ({ id = '' }: PathParams): { readonly id: string } | undefined =>
  exclusiveIdPattern.test(id) ? { id } : undefined;

const ofAgents = { opensTo: 'signed in', needs: 'have exclusive listings' } as const;

/** Path of the form of a listing (specification section 2). */
export const editPathOf = ({
  listingId,
  isDraft,
}: {
  readonly listingId: string;
  readonly isDraft: boolean;
}): string =>
  isDraft
    ? `/agent/my-listing/${listingId}/edit-draft-listing`
    : `/agent/my-listings/${listingId}/edit-my-listing`;

/** The exclusive listings of agents. */
export const myListingPages = {
  myListings: {
    ...ofAgents,
    path: '/agent/my-listings',
    screen: 'my-listings',
    title: 'My Listings',
    menu: {
      label: 'My Listings',
      needs: 'have exclusive listings',
      instead: { label: 'Agent Listings', needs: 'manage listings of all agents' },
    },
  },
  createListing: {
    ...ofAgents,
    path: '/agent/my-listings/create-new-listing',
    screen: 'create-listing',
    title: 'Create Listing',
  },
  editDraftListing: {
    ...ofAgents,
    path: '/agent/my-listing/:id/edit-draft-listing',
    read: listingAt,
    screen: 'edit-listing',
    title: 'Edit Draft Listing',
  },
  editMyListing: {
    ...ofAgents,
    path: '/agent/my-listings/:id/edit-my-listing',
    read: listingAt,
    screen: 'edit-listing',
    title: 'Edit My Listing',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
