import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { listingFacts } from '@hearth/domain/listing/facts/listing-facts.ts';
import type { ReactNode } from 'react';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { Heading } from '../ui/heading.tsx';

interface FactTablesProps {
  readonly listing: ListingDetails;
  /** 'YYYY-MM-DD' in the listing's time zone. */
  readonly today: string;
  /** Of its heading; 2 by default. */
  readonly level?: number;
}

/** All known facts of a home in groups, what matters most for its kind first. */
export const FactTables = ({ listing, today, level = 2 }: FactTablesProps): ReactNode => (
  <section aria-labelledby="listing-facts" className="hearth-facts" part="facts">
    <Heading level={level} id="listing-facts">
      Facts and features
    </Heading>
    {listingFacts(listing, today).map(({ title, facts }) => (
      <div key={title} className="hearth-facts__group">
        <Heading level={level + 1}>{title}</Heading>
        <dl>
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd lang={isWordedByFeed(listing, key, value) ? DATA_LANGUAGE : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
);

/** Lists are in the words of the feed, and so is text shown as it came; other values are figures and words of this page. */
function isWordedByFeed(listing: object, key: string, value: string): boolean {
  const given = (listing as Readonly<Record<string, unknown>>)[key];
  return Array.isArray(given) || given === value;
}
