import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { timeZones } from '@hearth/domain/edition/time-zones.ts';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useSheets } from '../ui/use-sheets.ts';
import { FactTables } from './fact-tables.tsx';
import { ListingLegal } from './listing-legal.tsx';
import { ListingMap, type MapSource } from './listing-map.tsx';
import type { SectionProps } from './listing-props.ts';
import type { StorySection as Section } from './listing-sections.ts';
import sheet from './listing-story.element.css';
import { PortalLink } from './portal-link.tsx';
import { PriceHistory } from './price-history.tsx';

interface StorySectionProps extends SectionProps {
  readonly section: Section;
  readonly map: MapSource;
}

/** A section below the first screen. */
export function StorySection({ section, map, ...props }: StorySectionProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  return <div ref={root}>{contentOf(section, map, props)}</div>;
}

function contentOf(section: Section, map: MapSource, props: SectionProps): ReactNode {
  const { listing, level, client } = props;
  switch (section) {
    case 'facts': {
      const { today } = localMoment(new Date(), timeZones[listing.edition]);
      return <FactTables listing={listing} today={today} level={level} />;
    }
    case 'history':
      return (
        <PriceHistory listing={listing} level={level} baseUrl={client.baseUrl}>
          {/* Accounts are the portal's alone. */}
          <PortalLink listing={listing} baseUrl={client.baseUrl}>
            Sign in to see them
          </PortalLink>
        </PriceHistory>
      );
    case 'map':
      return <ListingMap {...props} source={map} />;
    case 'legal':
      return <ListingLegal {...props} />;
  }
}
