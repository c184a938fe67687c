import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { isDwelling } from '@hearth/domain/listing/property-type.ts';

export const dollars = (amount: number): string => `$${withCommas(amount)}`;

/** How many of the homes for sale have a contract already: Pending, or Pending - Taking Backups. */
export const pendingHomes = ({ inventory }: Pick<MarketOverview, 'inventory'>): number =>
  inventory
    .filter(({ propertyfiltertype }) => isDwelling(propertyfiltertype))
    .reduce((sum, { pending }) => sum + pending, 0);
