/** Bytes of the header of PMTiles 3. */
const HEADER = 127;
const UNPACKED = 1;
const MVT = 1;

/** A PMTiles archive whose only tile is that of the whole world. */
export function aTileArchive(tile: Buffer, { tileType = MVT } = {}): Buffer {
  // One entry: its tile, how often it repeats, its length, and its offset plus one.
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  const data = HEADER + directory.length + 2;
  const numbers = [
    HEADER,
    directory.length,
    HEADER + directory.length,
    2,
    data,
    0,
    data,
    tile.length,
    1,
    1,
    1,
  ];
  for (const [at, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + at * 8);
  header.writeUInt8(1, 96);
  header.writeUInt8(UNPACKED, 97);
  header.writeUInt8(UNPACKED, 98);
  header.writeUInt8(tileType, 99);
  header.writeUInt8(1, 101);
  return Buffer.concat([header, directory, Buffer.from('{}'), tile]);
}
