import { open } from 'node:fs/promises';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import type { TileAddress } from './tile-address.ts';

/** A PMTiles file with the vector tiles of a base map. */
export interface TileArchive {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Unpacked; null where it has none. */
  tile(address: TileAddress): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Vector tiles, as PMTiles numbers the formats. */
const MVT = 1;

/** @throws Error that names the file where it is missing or no archive of vector tiles */
export async function openTileArchive(file: string): Promise<TileArchive> {
  const handle = await open(file).catch((error: Error) => {
    throw new Error(`MAP_VECTOR_TILES names ${file}, which cannot be read: ${error.message}`, {
      cause: error,
    });
  });
  const source: Source = {
    getKey: () => file,
    async getBytes(offset, length): Promise<RangeResponse> {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
      return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer };
    },
  };
  const archive = new PMTiles(source);
  const { minZoom, maxZoom, tileType } = await archive.getHeader().catch(async (error: Error) => {
    await handle.close();
    throw new Error(`${file} is no PMTiles archive: ${error.message}`, { cause: error });
  });
  if (tileType !== MVT) {
    await handle.close();
    throw new Error(`${file} has pictures; MAP_VECTOR_TILES takes an archive of vector tiles.`);
  }
  return {
    minZoom,
    maxZoom,
    async tile({ z, x, y }) {
      const found = await archive.getZxy(z, x, y);
      return found ? Buffer.from(found.data) : null;
    },
    close: () => handle.close(),
  };
}
