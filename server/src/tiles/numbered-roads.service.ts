import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Db } from '../db/database.ts';
import { addressKey, numberedRoad } from '../text/address-key.ts';
import { roadNamesWith, shownFiles } from './map-features.queries.ts';

/** The roads of the base map that a typed number means, as the map names them: 'RM 620' for 'Ranch Road 620'. */
export async function numberedRoads(db: Db, edition: EditionId, text: string): Promise<string[]> {
  const road = numberedRoad(text);
  const number = /\d+/.exec(road ?? '')?.[0];
  if (number === undefined) return [];
  const files = (await shownFiles(db, edition)).filter(({ layer }) => layer === 'roads');
  const names = await roadNamesWith(
    db,
    files.map(({ id }) => id),
    number,
  );
  const known = new Map(
    names.filter((name) => numberedRoad(name) === road).map((name) => [addressKey(name), name]),
  );
  return [...known.values()];
}
