import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { lotSizeWords } from '@hearth/domain/search/lot-size-text.ts';
import { Price } from '@hearth/widgets/ui/price.tsx';
import type { ReactNode } from 'react';
import { KeywordMatches } from './keyword-matches.tsx';
import type { Hover } from './use-hover.ts';
import './results-table.css';

interface ResultsTableProps {
  readonly listings: readonly FoundCard[];
  readonly hover: Hover;
}

/** The results as rows to compare; on narrow screens each row stacks. */
export function ResultsTable({ listings, hover }: ResultsTableProps): ReactNode {
  return (
    <table className="results-table">
      <thead>
        <tr>
          <th scope="col">Photo</th>
          <th scope="col">Address</th>
          <th scope="col">Price</th>
          <th scope="col">Beds</th>
          <th scope="col">Baths</th>
          <th scope="col">Sq.ft</th>
          <th scope="col">Lot</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <Row key={listing.listingkey} listing={listing} hover={hover} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ listing, hover }: { readonly listing: FoundCard; readonly hover: Hover }): ReactNode {
  const photo = listing.images[0];
  return (
    <tr
      data-highlighted={hover.id === listing.listingid || undefined}
      onPointerEnter={() => hover.set(listing.listingid)}
      onPointerLeave={() => hover.set(null)}
      onFocus={() => hover.set(listing.listingid)}
      onBlur={() => hover.set(null)}
    >
      <td className="results-table__photo">
        {photo && (
          <img
            src={photo.diffimgsizes['320'] ?? photo.mediaurl}
            width={120}
            height={80}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </td>
      <th scope="row">
        <a className="results-table__link" href={listing.url}>
          {streetLine(listing)}
        </a>
        <span>{cityLine(listing)}</span>
        <KeywordMatches matches={listing.keywordmatches} />
      </th>
      <td data-label="Price">
        <Price amount={listing.closeprice ?? listing.listprice} type={listing.propertytype} />
      </td>
      <td data-label="Beds">{listing.bedroomstotal ?? '–'}</td>
      <td data-label="Baths">{bathsText(listing)}</td>
      <td data-label="Sq.ft">{listing.livingarea === null ? '–' : withCommas(listing.livingarea)}</td>
      <td data-label="Lot">{listing.lotsizearea === null ? '–' : lotSizeWords(listing.lotsizearea)}</td>
      <td data-label="Status">{listing.secondarylabel?.text ?? listing.mlsstatus}</td>
    </tr>
  );
}

const bathsText = ({ bathroomsfull, bathroomshalf }: ListingCard): string =>
  bathroomsfull === null ? '–' : String(bathroomsfull + (bathroomshalf ?? 0) / 2);
