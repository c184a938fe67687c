import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { type Look, shortChanges } from '@hearth/domain/listing/history/last-look.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../app/app-context.tsx';
import './since-look.css';
import { useShowsHistory } from './use-shows-history.ts';

/** Changes of a home since the visitor opened it, in a few words below its card; nothing without changes. */
export function SinceLook({ listing }: { readonly listing: ListingCard }): ReactNode {
  const { state } = useApp().looks;
  const looks = useSnapshot(state).looks as readonly Look[];
  const isShown = useShowsHistory();
  const look = looks.find(({ listingid }) => listingid === listing.listingid);
  const changes = look && isShown ? shortChanges(look, listing) : [];
  if (changes.length === 0) return null;
  return <p className="since-look">Since you last looked: {changes.join(', ')}</p>;
}
