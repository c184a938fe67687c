import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { closedPriceLabel, withCommas } from '@hearth/domain/listing/price.ts';
import { perAreaText, pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import { categoryOf } from '@hearth/domain/listing/property-type.ts';
import { shownPrice } from '@hearth/domain/listing/shown-price.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { lotSizeWords } from '@hearth/domain/search/filters/lot-size-text.ts';
import { defaultDirection, type Sort, type SortKey } from '@hearth/domain/search/sort/sort.ts';
import type { MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { pageAddress } from '../client/page-address.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { addressOf } from '../listing-card/photo-source.ts';
import { Price } from '../ui/price.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import sheet from './result-table.css';

interface ResultTableProps<Listing extends ListingCard> {
  readonly listings: readonly Listing[];
  /** Address of the server; empty on the server's own pages. */
  readonly baseUrl: string;
  readonly isPointedAt: (listingid: string) => boolean;
  readonly onPoint: (listingid: string | null) => void;
  /** Address of a listing's page, where it is another one than the listing's own. */
  readonly urlOf?: ((listing: ListingCard) => string) | undefined;
  /** A visitor follows the link of a listing; return `false` to cancel it. */
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
  /** The order of the rows; with `onSort` the headers of columns change it. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Follows the address of a listing. */
  readonly notes?: ((listing: Listing) => ReactNode) | undefined;
  /** Actions on a listing, at the end of its row. */
  readonly actions?: ((listing: Listing) => ReactNode) | undefined;
}

interface Column {
  readonly name: string;
  readonly sortBy?: SortKey;
  /** Stands in wide tables, and where rows stack. */
  readonly isWide?: true;
}

const columns: readonly Column[] = [
  { name: 'Photo' },
  { name: 'Address', sortBy: 'address' },
  { name: 'Price', sortBy: 'price' },
  { name: 'Price per sq ft', sortBy: 'sqfeetPrice', isWide: true },
  { name: 'Beds', sortBy: 'beds' },
  { name: 'Baths', sortBy: 'baths' },
  { name: 'Sq ft', sortBy: 'sqfeet' },
  { name: 'Lot', isWide: true },
  { name: 'Status', sortBy: 'status' },
];

/** Listings as rows to compare, each one line of figures over its brokerage; a narrow box has a compact list. */
export function ResultTable<Listing extends ListingCard>(props: ResultTableProps<Listing>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  return (
    <div className="hearth-table" ref={root}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.name} column={column} {...props} />
            ))}
            {props.actions && (
              <th scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {props.listings.map((listing) => (
            <Row key={listing.listingid} {...props} listing={listing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderProps extends Pick<ResultTableProps<ListingCard>, 'sort' | 'onSort'> {
  readonly column: Column;
}

/** A first press sorts by the column in its usual direction, the next one reverses it. */
function Header({ column: { name, sortBy, isWide }, sort, onSort }: HeaderProps): ReactNode {
  const room = isWide && 'wide';
  if (!onSort || sortBy === undefined)
    return (
      <th scope="col" data-room={room}>
        {name}
      </th>
    );
  const direction = sort?.sortBy === sortBy ? sort.sortType : null;
  const next = direction === null ? defaultDirection(sortBy) : direction === 'ASC' ? 'DESC' : 'ASC';
  return (
    <th
      scope="col"
      data-room={room}
      aria-sort={direction === null ? 'none' : direction === 'ASC' ? 'ascending' : 'descending'}
    >
      <span className="hearth-table__name">{name}</span>
      <button type="button" className="hearth-table__sort" onClick={() => onSort({ sortBy, sortType: next })}>
        {name}
        <span className="hearth-table__direction" aria-hidden="true">
          {direction === null ? '' : direction === 'ASC' ? ' ↑' : ' ↓'}
        </span>
      </button>
    </th>
  );
}

interface RowProps<Listing extends ListingCard> extends ResultTableProps<Listing> {
  readonly listing: Listing;
}

function Row<Listing extends ListingCard>({ listing, ...table }: RowProps<Listing>): ReactNode {
  const { baseUrl, isPointedAt, onPoint, notes, actions } = table;
  const photo = listing.images[0];
  const point = () => onPoint(listing.listingid);
  const leave = () => onPoint(null);
  return (
    <tr
      data-highlighted={isPointedAt(listing.listingid) || undefined}
      // React drops the "enter" of a row that replaces another one under a resting pointer, but not its "over".
      onPointerOver={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <td className="hearth-table__photo">
        {photo && (
          <img
            src={addressOf(photo.diffimgsizes['320'] ?? photo.mediaurl, baseUrl)}
            width={120}
            height={80}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </td>
      <th scope="row">
        <Address {...table} listing={listing} />
        {notes?.(listing)}
      </th>
      <Figures listing={listing} />
      <td data-label="Status">
        <Labels listing={listing} />
      </td>
      {actions && <td className="hearth-table__actions">{actions(listing)}</td>}
    </tr>
  );
}

type AddressProps = Pick<ResultTableProps<ListingCard>, 'baseUrl' | 'urlOf' | 'onListingSelect'> & OfListing;

interface OfListing {
  readonly listing: ListingCard;
}

/** The link of a row, which covers it, and whose listing it is: its brokerage has to be named wherever it is shown. */
function Address({ listing, baseUrl, urlOf, onListingSelect }: AddressProps): ReactNode {
  const { listofficename, attributioncontact: contact } = listing;
  const url = urlOf?.(listing) ?? pageAddress(listing.url, baseUrl);
  const follow = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isElsewhere && onListingSelect?.({ listingid: listing.listingid, url }) === false)
      event.preventDefault();
  };
  return (
    <>
      <span className="hearth-table__address">
        <a className="hearth-table__link" href={url} onClick={follow}>
          {streetLine(listing)}
        </a>{' '}
        <small className="hearth-table__place">
          {cityLine(listing)} · {kindOf(listing)}
        </small>
      </span>
      <small className="hearth-table__firm">
        {listofficename && `Listed by ${listofficename} · `}
        {contact && (
          <>
            <span className="hearth-table__number">{phoneText(contact)}</span> ·{' '}
          </>
        )}
        <span className="hearth-table__number">{listingIdLabel(listing)}</span>
      </small>
    </>
  );
}

/** Price, price per area, beds, baths, living area and lot. */
function Figures({ listing }: OfListing): ReactNode {
  const { bedroomstotal, bathroomsfull, bathroomshalf, livingarea, lotsizearea } = listing;
  const perArea = pricePerArea(listing);
  return (
    <>
      <td data-label="Price">
        <Price amount={shownPrice(listing)} type={listing.propertytype} label={closedPriceLabel(listing)} />
      </td>
      <td data-label="Per area" data-room="wide">
        {perArea === null ? '–' : perAreaText(perArea)}
      </td>
      <td data-label="Beds">{bedroomstotal ?? '–'}</td>
      <td data-label="Baths">{bathroomsfull === null ? '–' : bathroomsfull + (bathroomshalf ?? 0) / 2}</td>
      <td data-label="Sq ft">{livingarea === null ? '–' : withCommas(livingarea)}</td>
      <td data-label="Lot" data-room="wide">
        {lotsizearea === null ? '–' : lotSizeWords(lotsizearea)}
      </td>
    </>
  );
}

/** The one piece of news, and the status with its date. */
function Labels({ listing: { primarylabel, secondarylabel, mlsstatus } }: OfListing): ReactNode {
  const status = secondarylabel?.text ?? mlsstatus;
  return (
    <>
      {primarylabel && (
        <span
          className="hearth-table__label"
          title={primarylabel.text}
          style={{ color: primarylabel.color, backgroundColor: primarylabel.background }}
        >
          {primarylabel.text}
        </span>
      )}{' '}
      <span className="hearth-table__status" title={status}>
        {status}
      </span>
    </>
  );
}

/** 'Home', 'Multi-Family, 4 units'. */
function kindOf(listing: ListingCard): string {
  const { numberofunitstotal: units } = listing;
  const kind = categoryOf(listing);
  return units !== null && units > 1 ? `${kind}, ${units} units` : kind;
}
