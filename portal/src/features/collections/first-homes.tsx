import { homeStrips } from '@hearth/domain/page/home-strips.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { ListingStrip } from '../../shared/listing/listing-strip.tsx';

/** The first step where nothing is saved: a search, and three homes with a heart to press. */
export function FirstHomes({ searchBar }: Pick<ScreenProps, 'searchBar'>): ReactNode {
  const { searches } = useSession();
  return (
    <>
      <div className="collections__search">{searchBar(false)}</div>
      <ListingStrip
        title="New homes to start with"
        params={{ ...homeStrips.justListed, limit: 3 }}
        all={{ text: 'All new listings', path: searches.pathWith({ daysOnMarket: 7 }) }}
      />
    </>
  );
}
