import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import {
  cooperationClock,
  cooperationDeadline,
  isForCooperation,
} from '@hearth/domain/exclusive/cooperation/clear-cooperation.ts';
import { withChanges } from '@hearth/domain/exclusive/edit-payload.ts';
import { readRemarks } from '@hearth/domain/exclusive/fair-housing/read-remarks.ts';
import { type EditPayload, fieldNames, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import { publishProblems } from '@hearth/domain/exclusive/publish-problems.ts';
import { publishSheet } from '@hearth/domain/exclusive/publish-sheet.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { publicPages, stopsOfHome } from '@hearth/domain/search/stops/page-stops.ts';
import type { Db } from '../../db/database.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { asFirstStored } from '../../listings/save-listings.service.ts';
import { todayOf } from '../draft-save.service.ts';
import { requiredExclusive } from '../exclusive-listings.service.ts';
import { type Exposure, readExposures } from '../exposure/exposure.queries.ts';
import { cooperationFacts } from '../exposure/exposure.service.ts';
import { composeListing, firstDayOnMarket } from './compose-listing.ts';
import { readListingAgent } from './listing-agent.queries.ts';

/** The sheet of the stored revision, or that of the published values with another status. @throws AppError not_found */
export async function sheetOf(
  db: Db,
  { id, mlsStatus }: { readonly id: string; readonly mlsStatus?: string | undefined },
  visit: OwnedVisit,
): Promise<PublishSheet> {
  const { edition, now } = visit;
  const row = await requiredExclusive(db, id, visit);
  const { publishedFields, revision } = row;
  const fields =
    mlsStatus === undefined ? row.fields : withChanges(publishedFields ?? row.fields, { mlsStatus });
  const agent = await readListingAgent(db, row.agentId);
  const onMarketOn = firstDayOnMarket(row.onMarketOn, fields, todayOf(visit));
  const listing = composeListing(row, { fields, agent, onMarketOn, media: [], openhouse: [] });
  const home = asFirstStored(listing, now);
  const moment = { ...localMoment(now, editions[edition].timeZone), edition };
  const isShown = publicPages(home, moment).length > 0;
  return {
    revision,
    problems: [...publishProblems(fields)],
    rows: publishSheet(fields, publishedFields, home).map((each) => ({
      ...each,
      value: fields[each.name] ?? null,
      before: publishedFields?.[each.name] ?? null,
    })),
    places: stopsOfHome(home, null, moment),
    findings: findingsIn(fields),
    cooperation: cooperationOf(home, await readExposures(db, row.listingId), { isShown, now }),
  };
}

/** Findings in texts that visitors or agents read. */
const findingsIn = (fields: EditPayload): PublishSheet['findings'] =>
  fieldNames
    .filter((name) => rowOf(name).kind === 'prose')
    .flatMap((name) => readRemarks(String(fields[name] ?? '')).map((found) => ({ name, ...found })));

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
