import * as contract from '@hearth/domain/contract/exclusive-listing.ts';
import { getFieldCatalog } from '@hearth/domain/contract/field-catalog.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import { refuse } from '../http/refuse.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { saveDraft } from './draft-save.service.ts';
import {
  addressAllowed,
  createExclusive,
  exclusiveById,
  listExclusives,
  removeExclusive,
} from './exclusive-listings.service.ts';
import { shownCatalog } from './field-catalog.ts';

/** Bytes of a draft with all its texts in any script. */
const draftBytes = 131_072;

/** The exclusive listings of agents. Pages of other sites, which ask with an embed key, have no part in them. */
export const exclusiveListingRoutes: Resource = (app, { db: { kysely: db }, config }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, contract.getExclusiveListings, ({ query, visit }) => listExclusives(db, query, visit));
    route(scope, contract.getExclusiveListing, ({ params, visit }) => exclusiveById(db, params.id, visit));
    route(
      scope,
      contract.createExclusiveListing,
      ({ body, query, visit }) => createExclusive(db, body, query, visit),
      { bodyLimit: draftBytes },
    );
    route(
      scope,
      contract.updateExclusiveListing,
      ({ params: { id }, query: { tab = '' }, body, visit }, { headers }) =>
        saveDraft(db, { id, body, base: revisionOf(headers['if-match']), tab }, visit),
      { bodyLimit: draftBytes },
    );
    route(scope, contract.removeExclusiveListing, async ({ query, visit }) => {
      await removeExclusive(db, query, visit);
      return { done: true } as const;
    });
    route(scope, getFieldCatalog, shownCatalog);
    route(scope, contract.checkDraftAddress, ({ query, visit }) => addressAllowed(db, query, visit));
  });

/** The revision of `if-match: "7"`. @throws AppError validation_failed */
function revisionOf(header: string | undefined): number {
  const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(header ?? '') ?? [];
  if (digits === undefined) refuse('if-match', 'Name the revision that you changed, such as "7"');
  return Number(digits);
}
