import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { getMarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { StoredPolygon } from '@hearth/domain/contract/polygon.ts';
import { getPolygonByUrl } from '@hearth/domain/contract/polygon-by-url.ts';
import { type AreaPath, areaUrl } from '@hearth/domain/search/areas/area-path.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { type ServedAnswers, servedFirst } from '../../shared/app/served-answers.ts';

/** An area with its outline and its market. */
export interface AreaPage {
  readonly overview: MarketOverview;
  readonly polygon: StoredPolygon;
}

/** Loads the area of a path: first its outline, whose id the other requests need. */
export function useArea(path: AreaPath): UseQueryResult<AreaPage> {
  const { client } = useApp();
  const { answers } = useSession();
  const url = areaUrl(path);
  return useQuery({
    queryKey: ['area', url],
    queryFn: async ({ signal }): Promise<AreaPage> => {
      const polygon = await client.call(getPolygonByUrl, { query: { url }, signal });
      const overview = await client.call(getMarketOverview, { params: { id: polygon.id }, signal });
      return { overview, polygon };
    },
    ...servedFirst(() => servedArea(answers, url)),
  });
}

function servedArea(answers: ServedAnswers, url: string): AreaPage | undefined {
  const polygon = answers.of(getPolygonByUrl, { query: { url } });
  const overview = polygon && answers.of(getMarketOverview, { params: { id: polygon.id } });
  return overview && { overview, polygon };
}
