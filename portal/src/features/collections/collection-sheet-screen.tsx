import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import { comingOpenHouses, openingHours } from '@hearth/domain/listing/open-house.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { Attribution, CardPrice, Facts } from '@hearth/widgets/listing-card/card-lines.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { qrPath } from '../../ui/qr-path.ts';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { ClosedCollection } from './closed-collection.tsx';
import { inTourOrder, type Stop, sheetQuery, useTourPlan } from './sheet.ts';
import './collections.css';
import './home-note.css';
import './sheet.css';

type SheetScreenProps = Pick<ScreenProps<'collectionSheet'>, 'params' | 'notFound'>;

/** The homes of a collection on paper: all of them, or a tour of chosen ones with times. */
export function SheetScreen({ params: { id }, notFound }: SheetScreenProps): ReactNode {
  const { edition } = useApp();
  const { data, error, refetch, isFetching } = useQuery(sheetQuery(useSession(), id));
  if (error?.code === 'validation_failed') return notFound;
  if (error?.code === 'not_found') return <ClosedCollection />;
  if (!data && !error) return <ScreenSkeleton />;
  return (
    <section className="sheet page-width">
      <PageHead title={`Tour sheet | ${edition.name}`} canonical={null} />
      <p className="sheet__back">
        <PageLink href={collectionPath(id)} dir="auto">
          {data?.name ?? 'Collection'}
        </PageLink>
      </p>
      <h1>
        Tour sheet
        {data && (
          <span className="sheet__name">
            : <bdi>{data.name}</bdi>
          </span>
        )}
      </h1>
      {data?.total === 0 ? (
        <p>There are no homes to print. Add some to the collection first.</p>
      ) : data ? (
        <Sheet key={id} collection={data} />
      ) : (
        <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
          {`The homes could not be loaded. ${error ? failureReason(error) : ''}`}
        </Notice>
      )}
    </section>
  );
}

function Sheet({ collection }: { readonly collection: CollectionPage }): ReactNode {
  const [{ day, stops }, changePlan] = useTourPlan(collection.id);
  const stopOf = ({ listingid }: ListingCard): Stop => stops[listingid] ?? { isIn: true, time: '' };
  const change = (listing: ListingCard, changes: Partial<Stop>) =>
    changePlan({ stops: { ...stops, [listing.listingid]: { ...stopOf(listing), ...changes } } });
  const homes = inTourOrder(collection.listings, stopOf);
  const count = homes.filter((listing) => stopOf(listing).isIn).length;
  return (
    <>
      {day !== '' && <p className="sheet__day">{weekdayText(day)}</p>}
      <div className="sheet__tools">
        <label className="sheet__field">
          Tour date
          <input
            type="date"
            value={day}
            onChange={({ currentTarget }) => changePlan({ day: currentTarget.value })}
          />
        </label>
        <Button look="primary" aria-disabled={count === 0} onClick={() => count > 0 && window.print()}>
          <PortalIcon name="print" /> Print {count === 1 ? '1 home' : `${count} homes`}
        </Button>
      </div>
      <ul className="sheet__homes">
        {homes.map((listing) => (
          <li key={listing.listingid} data-out={!stopOf(listing).isIn || undefined}>
            <SheetHome
              listing={listing}
              note={
                collection.addedListings.find(({ listingid }) => listingid === listing.listingid)?.note ??
                null
              }
              stop={stopOf(listing)}
              onChange={(changes) => change(listing, changes)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SheetHomeProps {
  readonly listing: ListingCard;
  readonly note: string | null;
  readonly stop: Stop;
  readonly onChange: (changes: Partial<Stop>) => void;
}

function SheetHome({ listing, note, stop, onChange }: SheetHomeProps): ReactNode {
  const { origin, moment } = useApp();
  const street = streetLine(listing);
  const [photo] = listing.images;
  const [next] = comingOpenHouses(listing.openhouse, moment());
  return (
    <article className="sheet-home">
      <div className="sheet-home__choice" data-untimed={stop.time === '' || undefined}>
        <label>
          <input
            type="checkbox"
            checked={stop.isIn}
            onChange={({ currentTarget }) => onChange({ isIn: currentTarget.checked })}
          />
          Print<span className="hearth-visually-hidden"> {street}</span>
        </label>
        <label className="sheet__field">
          Time<span className="hearth-visually-hidden"> at {street}</span>
          <input
            type="time"
            value={stop.time}
            onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
          />
        </label>
      </div>
      {photo ? (
        <img className="sheet-home__photo" src={photo.diffimgsizes['320'] ?? photo.mediaurl} alt="" />
      ) : (
        <span className="sheet-home__photo" />
      )}
      <div className="sheet-home__text">
        <h2>
          <PageLink href={listing.url}>{street}</PageLink>
        </h2>
        <p>{cityLine(listing)}</p>
        <CardPrice listing={listing} />
        <Facts listing={listing} />
        {next && (
          <p>
            Open house {weekdayText(next.openhousedate)} {openingHours(next)}
          </p>
        )}
        {note !== null && (
          <p className="home-note__text" dir="auto">
            {note}
          </p>
        )}
        <Attribution listing={listing} />
      </div>
      <Code text={`${origin}${listing.url}`} street={street} />
    </article>
  );
}

function Code({ text, street }: { readonly text: string; readonly street: string }): ReactNode {
  const { size, d } = qrPath(text);
  return (
    <svg
      className="sheet-home__code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code of ${street}`}
    >
      <path d={d} />
    </svg>
  );
}
