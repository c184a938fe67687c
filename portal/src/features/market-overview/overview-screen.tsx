import { shortDate } from '@hearth/domain/listing/date-text.ts';
import type { ReadSearch } from '@hearth/domain/page/search-page.ts';
import {
  areaDescription,
  areaTitle,
  areaTitles,
  canonicalPath,
  specialPhrase,
} from '@hearth/domain/search/areas/area-words.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { KeyFigures, LeadFigures } from '@hearth/widgets/market/key-figures.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { type ReactNode, useMemo } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { LinkNotice } from '../../shared/link-notices/link-notice.tsx';
import { SourceDisclaimer } from '../../shared/listing/source-disclaimer.tsx';
import { AreaLinks } from './area-links.tsx';
import { AreaListings } from './area-listings.tsx';
import { AreaMap } from './area-map.tsx';
import { Inventory } from './inventory.tsx';
import { summaryText } from './market-words.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { OverviewTrail } from './overview-trail.tsx';
import { Schools } from './schools.tsx';
import { Trends } from './trends.tsx';
import { type AreaPage, useArea } from './use-area.ts';
import { useOverviewNotices } from './use-overview-notices.ts';
import './market-overview.css';

/** The market of one area: inventory, prices, trends, and links to areas nearby. */
export function OverviewScreen({
  params,
  location,
  notFound,
}: Pick<ScreenProps<'overview'>, 'params' | 'location' | 'notFound'>): ReactNode {
  const { searches } = useSession();
  const { data: page, error, refetch } = useArea(params);
  const reading = useMemo(() => searches.read(location.search, false), [location.search, searches]);
  if (error?.code === 'polygon_not_found' || error?.code === 'validation_failed') return notFound;
  if (page) return <Overview key={page.polygon.id} page={page} reading={reading} query={location.search} />;
  if (error === null)
    return (
      <>
        <PageHead />
        <OverviewSkeleton />
      </>
    );
  return (
    <div className="market">
      <PageHead />
      <Notice onRetry={() => void refetch()}>{failureText(error, 'This area could not be loaded.')}</Notice>
    </div>
  );
}

interface OverviewProps {
  readonly page: AreaPage;
  readonly reading: ReadSearch;
  /** The query of the page's address. */
  readonly query: string;
}

function Overview({ page, reading, query }: OverviewProps): ReactNode {
  const search = reading.state;
  const link = useOverviewNotices(reading, query);
  const { edition } = useApp();
  const { overview, polygon } = page;
  const { place, figures, range } = overview;
  const phrase = specialPhrase(search.filters);
  const title = areaTitle(place, phrase);
  return (
    <div className="market">
      <PageHead
        title={title}
        description={areaDescription({ ...figures, type: overview.type, place, range, phrase })}
        canonical={canonicalPath(overview.url, phrase)}
      />
      <OverviewTrail overview={overview} />
      <header className="market__head">
        <h1>{title}</h1>
        <p className="market__summary">{summaryText(overview)}</p>
        {overview.asof && <p className="market__date">As of {shortDate(overview.asof)}</p>}
      </header>
      <LinkNotice {...link} />
      <LeadFigures overview={overview} />
      <div className="market__first">
        <KeyFigures overview={overview} />
        <AreaMap polygon={polygon} search={search} />
      </div>
      <AreaListings overview={overview} search={search} />
      <section aria-labelledby="market-prices">
        <h2 id="market-prices">{areaTitles.prices(place)}</h2>
        <Inventory overview={overview} />
        <Trends overview={overview} />
      </section>
      <Schools overview={overview} />
      <AreaLinks id="market-zips" title={areaTitles.zipCodes(place)} areas={overview.zipcodes} />
      <AreaLinks
        id="market-neighborhoods"
        title={areaTitles.neighborhoods(overview.neighborhoods.place)}
        areas={overview.neighborhoods.areas}
      />
      <p className="market__small">
        Figures cover homes, condos, and townhomes. List prices shown; Texas doesn’t disclose sale prices.
        Withdrawn listings aren’t included. <SourceDisclaimer source={edition.mlsSource} />
      </p>
    </div>
  );
}
