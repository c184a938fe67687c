import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { type ComparisonRow, compareRows } from '@hearth/domain/listing/comparison.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { closedPriceLabel } from '@hearth/domain/listing/price.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { IconButton } from '@hearth/widgets/ui/button.tsx';
import { Price } from '@hearth/widgets/ui/price.tsx';
import type { CSSProperties, ReactNode } from 'react';

/** `at`: its place among the homes that are shown. */
export type RemoveHome = (listing: ListingDetails, at: number) => void;

interface CompareTableProps {
  readonly listings: readonly ListingDetails[];
  readonly onlyDifferences: boolean;
  readonly onRemove: RemoveHome;
}

/** Homes as columns, their fields as rows: first the fields that differ, then those that are equal. */
export function CompareTable({ listings, onlyDifferences, onRemove }: CompareTableProps): ReactNode {
  const rows = compareRows(listings);
  const different = rows.filter((row) => row.differs);
  const same = rows.filter((row) => !row.differs);
  const isAlone = listings.length < 2;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section className="compare__scroll" aria-label="Comparison" tabIndex={0}>
      <table className="compare-table" style={{ '--homes': listings.length } as CSSProperties}>
        <thead>
          <tr>
            <td className="compare-table__corner" />
            {listings.map((listing, at) => (
              <th key={listing.listingid} scope="col">
                <Home listing={listing} onRemove={() => onRemove(listing, at)} />
              </th>
            ))}
          </tr>
        </thead>
        {!isAlone && <Rows title="Differences" rows={different} count={listings.length} />}
        {!onlyDifferences && (
          <Rows title={isAlone ? 'Home' : 'Similarities'} rows={same} count={listings.length} />
        )}
      </table>
    </section>
  );
}

interface HomeProps {
  readonly listing: ListingDetails;
  readonly onRemove: () => void;
}

function Home({ listing, onRemove }: HomeProps): ReactNode {
  const [photo] = listing.images;
  const street = streetLine(listing);
  return (
    <div className="compare-home">
      <div className="compare-home__photo">
        {photo ? (
          <img
            src={photo.diffimgsizes['640'] ?? photo.mediaurl}
            width={photo.width}
            height={photo.height}
            alt=""
          />
        ) : (
          <span>No photo</span>
        )}
        <IconButton icon="close" label={`Remove ${street}`} onClick={onRemove} />
      </div>
      <strong className="compare-home__price">
        <Price amount={shownPrice(listing)} type={listing.propertytype} label={closedPriceLabel(listing)} />
      </strong>
      <a href={listing.url}>{street}</a>
      <span>{cityLine(listing)}</span>
      <span className="compare-home__source">
        {listing.listofficename && <span>Listed by {listing.listofficename}</span>}
        {listing.attributioncontact && <span>{phoneText(listing.attributioncontact)}</span>}
        <span>{listingIdLabel(listing)}</span>
      </span>
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
  readonly count: number;
}

function Rows({ title, rows, count }: RowsProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="compare-table__title">
        <th scope="rowgroup">
          <h2>{title}</h2>
        </th>
        <td colSpan={count} />
      </tr>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.label}</th>
          {row.cells.map((lines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            <td key={index}>
              {lines.length === 0 ? <Unknown /> : lines.map((line) => <p key={line}>{line}</p>)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const Unknown = (): ReactNode => (
  <>
    <span aria-hidden="true">–</span>
    <span className="hearth-visually-hidden">Unknown</span>
  </>
);
