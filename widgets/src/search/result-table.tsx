import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { adoptSheet } from '../element/adopt-sheet.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { listingFacts } from '../listing-card/listing-facts.ts';
import { addressOf } from '../listing-card/photo-source.ts';
import { Price } from '../ui/price.tsx';
import sheet from './result-table.css';

interface ResultTableProps {
  readonly listings: readonly ListingCard[];
  readonly baseUrl: string;
  readonly pointedAt: readonly string[];
  readonly onPoint: (listingid: string | null) => void;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** Many homes in little room: one a line, in columns that a narrow box scrolls. */
export function ResultTable({ listings, pointedAt, onPoint, ...row }: ResultTableProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) adoptSheet(root.current, sheet);
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className="hearth-table" ref={root} aria-label="Results as a table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Address', 'Price', 'Facts', 'Status', 'Listed by'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <tr
              key={listing.listingid}
              data-highlighted={pointedAt.includes(listing.listingid) || undefined}
              onPointerEnter={() => onPoint(listing.listingid)}
              onPointerLeave={() => onPoint(null)}
            >
              <Cells listing={listing} {...row} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellsProps = Pick<ResultTableProps, 'baseUrl' | 'onListingSelect'> & { readonly listing: ListingCard };

function Cells({ listing, baseUrl, onListingSelect }: CellsProps): ReactNode {
  const url = addressOf(listing.url, baseUrl);
  const follow = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isElsewhere && onListingSelect?.({ listingid: listing.listingid, url }) === false)
      event.preventDefault();
  };
  const facts = listingFacts(listing).map(({ figure, unit }) => `${figure} ${unit}`);
  return (
    <>
      <th scope="row">
        <a href={url} onClick={follow}>
          {streetLine(listing)}
        </a>
        <small>{cityLine(listing)}</small>
      </th>
      <td>
        <Price amount={listing.listprice} type={listing.propertytype} />
      </td>
      <td>{facts.join(', ')}</td>
      <td>
        {listing.secondarylabel?.text ?? listing.mlsstatus}
        {listing.primarylabel && <small>{listing.primarylabel.text}</small>}
      </td>
      <td>{listing.listofficename}</td>
    </>
  );
}
