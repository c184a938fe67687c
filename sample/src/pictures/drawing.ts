import { type LibraryScene, parseSceneFile } from './library.ts';
import { type PortraitWidth, parsePortraitFile } from './portrait-file.ts';
import { cardSizes, pageSizes, type SceneSize, sceneSizes } from './scene-file.ts';

/** The drawing of a file. Files with the same `key` come from the same drawing. */
export type Drawing = { readonly key: string } & (
  | { readonly type: 'scene'; readonly scene: LibraryScene; readonly sizes: readonly SceneSize[] }
  | { readonly type: 'portrait'; readonly number: number; readonly width: PortraitWidth }
);

/** The drawing of a file such as 'house-07-640.webp' or 'portrait-07-320.webp'; undefined for any other name. */
export function drawingOf(file: string): Drawing | undefined {
  const portrait = parsePortraitFile(file);
  if (portrait) return { type: 'portrait', key: file, ...portrait };
  const wanted = parseSceneFile(file);
  if (!wanted) return undefined;
  const sizes = sizesWith(wanted.size);
  return { type: 'scene', key: `${wanted.scene.name} ${sizes.length}`, scene: wanted.scene, sizes };
}

/** Other sizes to write with a size, since drawing costs more than scaling. */
function sizesWith({ width, format }: SceneSize): readonly SceneSize[] {
  if (format === 'jpg') return sceneSizes;
  return width > 800 ? pageSizes : cardSizes;
}
