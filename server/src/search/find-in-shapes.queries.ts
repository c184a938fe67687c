import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import { textCondition } from './address-condition.sql.ts';
import { positionsIn } from './search.queries.ts';
import type { NamedArea, SearchAreas, Shape } from './search-areas.ts';
import { type SearchCondition, within } from './search-condition.sql.ts';

/**
 * The search narrowed to its areas. What lies in an outline is found exactly, in JavaScript: the database's own polygon
 * test is tolerant to 1e-6 degrees and took four times as long on a county's outline.
 */
export async function inAreas(
  db: Db,
  condition: SearchCondition,
  areas: SearchAreas,
): Promise<SearchCondition> {
  if (areas.everywhere) return condition;
  const named = [...areas.named.map(namedCondition), ...areas.texts.map(textCondition)];
  if (areas.shapes.length === 0) return within(condition, named);
  const ids = new Set<number>();
  for (const shape of areas.shapes) for (const id of await idsInside(db, condition, shape)) ids.add(id);
  return within(condition, [...named, sql`s.id = any(${[...ids]}::integer[])`]);
}

const namedCondition = ({ column, id }: NamedArea): SqlFragment => sql`s.${sql.ref(column)} = ${id}`;

async function idsInside(db: Db, condition: SearchCondition, shape: Shape): Promise<number[]> {
  const candidates = await positionsIn(db, condition, shape.bounds);
  return candidates
    .filter(({ latitude, longitude }) => shape.isInside(latitude, longitude))
    .map(({ id }) => id);
}
