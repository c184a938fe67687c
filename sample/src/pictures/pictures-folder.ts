import { join } from 'node:path';

/** The folder of all sample pictures: homes, portraits, heads of home pages and scenes of areas. */
export const picturesFolder = join(import.meta.dirname, '../../pictures');
