import type { SchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/app-context.tsx';
import { siteQuery } from '../app/site-query.ts';

/** The source and year of the ratings that searches filter by; null where these are unknown. */
export function useSchoolRatings(): SchoolRatings | null {
  const { client } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  return site?.schoolRatings ?? null;
}
