import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Visit } from '../http/visit.ts';
import { type AllowedRequest, allowedRequest } from './search-context.ts';
import type { RequestedSearchSource } from './search-source.ts';

/**
 * A request as a visit may send it.
 * @throws AppError sign_in_required where a guest's request needs an account, forbidden where it reads another person's
 */
export const allowedFor = async <Request extends SearchRequest>(
  { ratingsOf }: Pick<RequestedSearchSource, 'ratingsOf'>,
  requested: Request,
  { viewer, edition }: Pick<Visit, 'viewer' | 'edition'>,
): Promise<AllowedRequest<Request>> =>
  allowedRequest(requested, viewer, !usesRatings(requested) || (await ratingsOf(edition)) !== null);

const usesRatings = ({ filters }: SearchRequest): boolean =>
  filters.elementarySchoolRating !== null ||
  filters.middleSchoolRating !== null ||
  filters.highSchoolRating !== null;
