import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { MarketAreas } from '@hearth/domain/contract/market-overview.ts';
import { findMarketAreas } from '@hearth/domain/contract/market-overview.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import { isDwelling } from '@hearth/domain/listing/property-type.ts';
import { comparisonText } from '@hearth/widgets/market/comparison-text.ts';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import './local-market.css';

/**
 * The home's city, ZIP and neighborhood, as far as they have a market overview, asked for when the visitor scrolls near. A house,
 * condo or townhouse for sale is compared with their figures, which are of such homes, unless its seller refused valuations. The room of all three is free until the
 * answer: a visitor may have scrolled to the form below. Without figures the section has a notice, since a tab leads to it.
 */
export function LocalMarket({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { client } = useApp();
  const { ref, near } = useNear();
  const heading = useId();
  const names = {
    city: listing.city ?? undefined,
    postalcode: listing.postalcode ?? undefined,
    subdivision: listing.subdivisionname ?? undefined,
  };
  const { data, isPending, isError } = useQuery({
    queryKey: ['market-areas', names],
    queryFn: ({ signal }) => client.call(findMarketAreas, { query: names, signal }),
    enabled: near,
  });
  const areas = data?.areas.length ? data.areas : expectedAreas(listing);
  const note = isError ? notLoaded : data?.areas.length === 0 ? noFigures : null;
  const isComparable = listing.internetautomatedvaluationdisplayyn && isDwelling(listing.propertyfiltertype);
  return (
    <section
      id="listing-market"
      aria-labelledby={heading}
      className="local-market"
      data-waiting={isPending || undefined}
      ref={ref}
    >
      <h2 id={heading}>Local market</h2>
      {isComparable && <Comparison listing={listing} areas={areas} note={note} />}
      {!isComparable && note && <p className="local-market__words">{note}</p>}
      {!isComparable && !note && (
        <ul className="local-market__areas">
          {areas.map(({ type, place, url }) => (
            <li key={`${type} ${place}`}>
              <a href={url ?? undefined}>Market overview of {place}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const notLoaded = 'The market figures could not be loaded. Reload the page to try again.';
const noFigures = 'There are no market figures for this area yet.';

type Area = MarketAreas['areas'][number];

const expectedAreas = ({ city, postalcode, subdivisionname }: ListingDetails): Area[] =>
  (
    [
      ['city', city],
      ['postalcode', postalcode],
      ['subdivision', subdivisionname],
    ] as const
  ).flatMap(([type, place]) => (place ? [{ type, place, url: null, figures: unknownFigures }] : []));

const unknownFigures: Area['figures'] = {
  forsale: 0,
  medianlistprice: null,
  medianpricepersquarefoot: null,
  mediandaysonmarket: null,
  pricecuts: 0,
  sold: 0,
};

interface ComparisonProps {
  readonly listing: ListingDetails;
  readonly areas: readonly Area[];
  /** Stands in place of the words where there are no figures. */
  readonly note: string | null;
}

/** The home's figures above the medians of each area, with the one that says most in words. */
function Comparison({ listing, areas, note }: ComparisonProps): ReactNode {
  const { listprice, daysonmarket } = listing;
  // The medians are of list prices.
  const perSquareFoot = pricePerArea({ ...listing, closeprice: null })?.amount ?? null;
  const nearest = areas.at(-1);
  const perArea = nearest?.figures.medianpricepersquarefoot ?? null;
  const compared = comparisonText(perSquareFoot, perArea, `the ${nearest?.place} median`);
  return (
    <>
      <table className="local-market__table">
        <caption>Medians for homes, condos, and townhomes on the market</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">List price</th>
            <th scope="col">Per sq ft</th>
            <th scope="col">Days on market</th>
          </tr>
        </thead>
        <tbody>
          <tr className="local-market__home">
            <th scope="row">This home</th>
            <td>{amount(listprice || null)}</td>
            <td>{amount(perSquareFoot)}</td>
            <td>{days(daysonmarket)}</td>
          </tr>
          {areas.map(({ type, place, url, figures }) => (
            <tr key={`${type} ${place}`}>
              <th scope="row">
                <a href={url ?? undefined} aria-label={`Market overview of ${place}`}>
                  {place}
                </a>
              </th>
              <td>{amount(figures.medianlistprice)}</td>
              <td>{amount(figures.medianpricepersquarefoot)}</td>
              <td>{days(figures.mediandaysonmarket)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="local-market__words">{note ?? (compared && `Priced ${compared} per sq ft.`)}</p>
    </>
  );
}

const amount = (value: number | null): string => (value === null ? '–' : `$${withCommas(value)}`);
const days = (value: number | null): string => (value === null ? '–' : withCommas(value));
