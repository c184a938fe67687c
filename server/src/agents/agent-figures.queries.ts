import type { AgentFigures, AgentMarket } from '@hearth/domain/contract/agent.ts';
import { saleSearch } from '@hearth/domain/listing/gate.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import { publicVisit, type Visit } from '../http/visit.ts';
import { countGateConditions } from '../search/gate.sql.ts';
import { editionCode, statusCode } from '../search-rows/search-codes.ts';

const soldDays = 365;

/** Listings that the gate counts for everyone, of the agent's bio and of the agents that the page may show. */
function counted(agentId: string, visit: Visit): SqlFragment {
  const { edition, onlyAgent } = visit;
  return allOf([
    sql`s.edition = ${editionCode[edition]} and listing.agent_id = ${agentId} and listing.show_on_agent_bio`,
    ...(onlyAgent === null ? [] : [sql`listing.agent_id = ${onlyAgent}`]),
    ...countGateConditions(publicVisit(visit).viewer, { ...saleSearch, reachedBy: 'figure' }),
  ]);
}

const isClosed = sql`s.mlsstatus in (${statusCode.Sold}, ${statusCode.Leased})`;

interface Row extends AgentFigures {
  readonly kind: 'forsale' | 'forlease' | 'sold';
}

const none: AgentFigures = { count: 0, minimum: null, maximum: null, mediandays: null };

/** Figures of the homes of an agent; served by listing_agent. @param today 'YYYY-MM-DD' in the edition's time zone */
export async function readAgentFigures(
  db: Db,
  agentId: string,
  visit: Visit,
  today: string,
): Promise<Pick<AgentMarket, Row['kind']>> {
  const { rows } = await sql<Row>`
    with home as (
      select case when ${isClosed} then 'sold' when s.lease then 'forlease' else 'forsale' end as kind,
             s.listprice,
             -- greatest() leaves out nulls.
             case when s.onmarketdate is not null then
               greatest(0, case when ${isClosed} then s.closedate else ${today}::date end - s.onmarketdate) end as days
      from listing join listing_search s on s.id = listing.id
      where ${counted(agentId, visit)}
        and (not ${isClosed}
             or (s.mlsstatus = ${statusCode.Sold}
                 and s.closedate > ${today}::date - ${soldDays}::integer and s.closedate <= ${today}::date))
    )
    select kind, count(*) as count, min(listprice) as minimum, max(listprice) as maximum,
           round(percentile_cont(0.5) within group (order by days))::integer as mediandays
    from home group by kind
  `.execute(db);
  const of = (kind: Row['kind']): AgentFigures => {
    const row = rows.find((each) => each.kind === kind);
    if (row === undefined) return none;
    const { count, minimum, maximum, mediandays } = row;
    return { count, minimum, maximum, mediandays };
  };
  return { forsale: of('forsale'), forlease: of('forlease'), sold: of('sold') };
}
