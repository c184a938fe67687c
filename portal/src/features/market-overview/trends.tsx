import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { shortPriceText, withCommas } from '@hearth/domain/listing/price.ts';
import { dollars } from '@hearth/widgets/market/market-text.ts';
import type { ReactNode } from 'react';
import { countSummary, priceSummary } from './market-words.ts';
import { TrendChart } from './trend-chart.tsx';

/** Two years of sales and new listings, month by month. */
export function Trends({ overview: { months } }: { readonly overview: MarketOverview }): ReactNode {
  return (
    <div className="market__trends">
      <TrendChart
        title="Homes sold"
        months={months}
        figureOf={({ sold }) => sold}
        drawn="bars"
        tickText={withCommas}
        valueText={withCommas}
        summary={countSummary(months, ({ sold }) => sold, 'homes sold')}
      />
      <TrendChart
        title="Median list price of homes sold"
        months={months}
        figureOf={({ soldmedianlistprice }) => soldmedianlistprice}
        drawn="line"
        tickText={shortPriceText}
        valueText={dollars}
        summary={priceSummary(months)}
        note="List prices shown; Texas doesn’t disclose sale prices. Months with fewer than three sales have no median."
      />
      <TrendChart
        title="New listings"
        months={months}
        figureOf={({ listed }) => listed}
        drawn="bars"
        tickText={withCommas}
        valueText={withCommas}
        summary={countSummary(months, ({ listed }) => listed, 'new listings')}
        note="Includes active, pending, and sold listings."
      />
    </div>
  );
}
