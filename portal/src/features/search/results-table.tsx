import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { perAreaText, pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import { displayCategory } from '@hearth/domain/listing/property-type.ts';
import { lotSizeWords } from '@hearth/domain/search/filters/lot-size-text.ts';
import { Price } from '@hearth/widgets/ui/price.tsx';
import type { ReactNode } from 'react';
import { KeywordMatches } from './keyword-matches.tsx';
import { ListingActions } from './listing-actions.tsx';
import type { Hover } from './use-hover.ts';
import { useViewed } from './use-viewed.ts';
import './results-table.css';

interface ResultsTableProps {
  readonly listings: readonly FoundCard[];
  readonly hover: Hover;
}

const columns = ['Photo', 'Address', 'Price', 'Price per area', 'Beds', 'Baths', 'Sq.ft', 'Lot', 'Status'];

/** The results as rows to compare; on narrow screens each row stacks. */
export function ResultsTable({ listings, hover }: ResultsTableProps): ReactNode {
  const viewed = useViewed();
  return (
    <table className="results-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <span className="hearth-visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <Row
            key={listing.listingkey}
            listing={listing}
            hover={hover}
            viewed={viewed.has(listing.listingid)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly listing: FoundCard;
  readonly hover: Hover;
  readonly viewed: boolean;
}

function Row({ listing, hover, viewed }: RowProps): ReactNode {
  const photo = listing.images[0];
  return (
    <tr
      data-highlighted={hover.has(listing.listingid) || undefined}
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
        <span>
          {cityLine(listing)} · {displayCategory[listing.propertyfiltertype]}
        </span>
        {viewed && <span className="viewed">Viewed</span>}
        <KeywordMatches matches={listing.keywordmatches} />
      </th>
      <td data-label="Price">
        <Price amount={listing.closeprice ?? listing.listprice} type={listing.propertytype} />
      </td>
      <td data-label="Per area">{pricePerAreaText(listing)}</td>
      <td data-label="Beds">{listing.bedroomstotal ?? '–'}</td>
      <td data-label="Baths">{bathsText(listing)}</td>
      <td data-label="Sq.ft">{listing.livingarea === null ? '–' : withCommas(listing.livingarea)}</td>
      <td data-label="Lot">{listing.lotsizearea === null ? '–' : lotSizeWords(listing.lotsizearea)}</td>
      <td data-label="Status">
        <Labels listing={listing} />
      </td>
      <td className="results-table__actions">
        <ListingActions listing={listing} />
      </td>
    </tr>
  );
}

/** The one piece of news, and the status with its date. */
function Labels({ listing }: { readonly listing: ListingCard }): ReactNode {
  const { primarylabel, secondarylabel, mlsstatus } = listing;
  return (
    <>
      {primarylabel && (
        <span
          className="results-table__label"
          style={{ color: primarylabel.color, backgroundColor: primarylabel.background }}
        >
          {primarylabel.text}
        </span>
      )}
      <span>{secondarylabel?.text ?? mlsstatus}</span>
    </>
  );
}

function pricePerAreaText(listing: ListingCard): string {
  const price = pricePerArea(listing);
  return price === null ? '–' : perAreaText(price);
}

const bathsText = ({ bathroomsfull, bathroomshalf }: ListingCard): string =>
  bathroomsfull === null ? '–' : String(bathroomsfull + (bathroomshalf ?? 0) / 2);
