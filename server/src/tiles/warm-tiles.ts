import { setImmediate as otherWork } from 'node:timers/promises';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { tileAt } from './tile-address.ts';
import type { TileService } from './tiles.service.ts';

interface WarmTiles {
  readonly tiles: TileService;
  readonly edition: EditionId;
  readonly signal: AbortSignal;
}

/** From the whole region to the main city: nearer tiles have few features and are cut fast. */
const ZOOMS = [7, 8, 9, 10, 11, 12];
const AROUND = [-1, 0, 1];

/** Cuts the tiles over the main city, which hold the most features and which most visitors see first, one after the other. */
export async function warmTiles({ tiles, edition, signal }: WarmTiles): Promise<void> {
  const { tiles: addresses } = await tiles.tileJson();
  const isOwn = addresses.some((address) => address.startsWith('/'));
  for (const zoom of isOwn ? ZOOMS : []) {
    const { z, x, y } = tileAt(zoom, editions[edition].mapCenter);
    for (const column of AROUND)
      for (const row of AROUND) {
        if (signal.aborted) return;
        await tiles.tile({ z, x: x + column, y: y + row }, 'br');
        await otherWork();
      }
  }
}
