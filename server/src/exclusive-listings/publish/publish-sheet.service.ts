import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import {
  cooperationClock,
  cooperationDeadline,
  isForCooperation,
} from '@hearth/domain/exclusive/cooperation/clear-cooperation.ts';
import { withChanges } from '@hearth/domain/exclusive/edit-payload.ts';
import { type RemarkRule, remarksIn } from '@hearth/domain/exclusive/fair-housing/blocked-remarks.ts';
import { publishSheet } from '@hearth/domain/exclusive/publish-sheet.ts';
import { listingPartsOf, type PublishedParts } from '@hearth/domain/exclusive/published-parts.ts';
import { sheetParts } from '@hearth/domain/exclusive/sheet-parts.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { publicPages, stopsOfHome } from '@hearth/domain/search/stops/page-stops.ts';
import { withAgentPage } from '../../agents/agent.service.ts';
import type { Db } from '../../db/database.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { asFirstStored } from '../../listings/save-listings.service.ts';
import { todayOf } from '../draft-save.service.ts';
import type { NamedRow } from '../exclusive-listings.queries.ts';
import { requiredExclusive } from '../exclusive-listings.service.ts';
import { type Exposure, readExposures } from '../exposure/exposure.queries.ts';
import { cooperationFacts } from '../exposure/exposure.service.ts';
import { readParts } from '../parts/parts.queries.ts';
import { shownPhoto } from '../photos/photos.service.ts';
import { composeListing, firstDayOnMarket } from './compose-listing.ts';
import { readListingAgent } from './listing-agent.queries.ts';
import { publishStops } from './publish-revision.ts';

interface Requested {
  readonly id: string;
  /** Another status for the published values. */
  readonly mlsStatus?: string | undefined;
  /** With a status: the draft's values get it. */
  readonly draft?: 'true' | undefined;
  /** The brokerage's rule about words of remarks. */
  readonly rule: RemarkRule;
}

/** The sheet of the stored revision, or that of the published values with another status, of a draft with it. @throws AppError not_found */
export async function sheetOf(
  db: Db,
  { id, mlsStatus, draft, rule }: Requested,
  visit: OwnedVisit,
): Promise<PublishSheet> {
  const { edition, now } = visit;
  const row = await requiredExclusive(db, id, visit);
  const { publishedFields, revision } = row;
  const isOfDraft = mlsStatus === undefined || draft !== undefined || publishedFields === null;
  const values = isOfDraft ? row.fields : publishedFields;
  const fields = mlsStatus === undefined ? values : withChanges(values, { mlsStatus });
  const today = todayOf(visit);
  const agent = await readListingAgent(db, row.agentId);
  const of = isOfDraft ? 'draft' : 'published';
  const parts = await readParts(db, row.draftId, of);
  const shownParts = partsOf(row, parts, today);
  const onMarketOn = firstDayOnMarket(row.onMarketOn, fields, today);
  const listing = composeListing(row, { fields, agent, onMarketOn, ...listingPartsOf(parts, today) });
  const home = await withAgentPage(db, asFirstStored(listing, now));
  const moment = { ...localMoment(now, editions[edition].timeZone), edition };
  const isShown = publicPages(home, moment).length > 0;
  return {
    revision,
    problems: [...(await publishStops(db, row, { fields, parts: of }, rule))],
    rows: publishSheet(fields, publishedFields, home).map((each) => ({
      ...each,
      value: fields[each.name] ?? null,
      before: publishedFields?.[each.name] ?? null,
    })),
    places: stopsOfHome(home, null, moment),
    findings: remarksIn({ fields, photos: parts.photos }).map(
      ({ start: _, end: __, topic: ___, ...found }) => found,
    ),
    parts: shownParts,
    cooperation: cooperationOf(home, await readExposures(db, row.listingId), { isShown, now }),
  };
}

/** The parts as the sheet shows them. */
function partsOf(
  { draftId, state, fields, hasOtherParts }: NamedRow,
  parts: PublishedParts,
  today: string,
): PublishSheet['parts'] {
  const { openHouses, ...counts } = sheetParts(parts, today);
  const [cover] = parts.photos;
  return {
    ...{ ...counts, openHouses: [...openHouses], hasChanges: state === 'published' && hasOtherParts },
    cover: cover === undefined ? null : shownPhoto(cover, draftId).thumbnail,
    virtualTour: fields.virtualTourUrlUnbranded ?? null,
  };
}

function cooperationOf(
  home: Listing,
  log: readonly Exposure[],
  { isShown, now }: { readonly isShown: boolean; readonly now: Date },
): PublishSheet['cooperation'] {
  const { timeZone } = editions[home.edition];
  const facts = cooperationFacts(log);
  const { state, deadline } = cooperationClock(facts, now, timeZone);
  const applies = isForCooperation(home);
  const starts = applies && isShown && facts.firstShownAt === null && facts.onMlsAt === null;
  return {
    ...{ applies, state, deadline: deadline?.toISOString() ?? null },
    deadlineIfPublished: starts ? cooperationDeadline(now, timeZone).toISOString() : null,
    log: log.map((entry) => ({ ...entry, at: entry.at.toISOString(), pages: [...entry.pages] })),
  };
}
