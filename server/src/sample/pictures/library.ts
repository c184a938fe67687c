import {
  cardSizes,
  missingSizes,
  pageSizes,
  removeStaleDrafts,
  renderScene,
  type SceneSize,
  sceneFile,
  sceneName,
  sceneSizes,
} from './render.ts';
import type { SceneKind } from './scene.ts';

export type LibraryScene = { name: string; kind: SceneKind; seed: number };

/** How many scenes of each kind sample listings share. Exteriors come first: lists and cards lead with them. */
const stock: Record<SceneKind, number> = {
  house: 72,
  townhouse: 16,
  condo: 16,
  ranch: 10,
  lot: 10,
  multifamily: 10,
  commercial: 10,
  lake: 8,
  pool: 12,
  yard: 12,
  living: 18,
  kitchen: 18,
  bedroom: 18,
  bath: 14,
  dining: 10,
  office: 10,
  garage: 5,
};

/** Kinds that may be a listing's first picture. */
export const exteriorKinds = [
  'house',
  'townhouse',
  'condo',
  'ranch',
  'lot',
  'multifamily',
  'commercial',
] as const satisfies readonly SceneKind[];

/** All scenes of the library, known without drawing any. */
export const sceneLibrary: readonly LibraryScene[] = Object.entries(stock).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => libraryScene(kind as SceneKind, index + 1)),
);

const byName = new Map(sceneLibrary.map((scene) => [scene.name, scene]));

function libraryScene(kind: SceneKind, seed: number): LibraryScene {
  return { name: sceneName(kind, seed), kind, seed };
}

/** The library's scenes of one kind. */
export function scenesOf(kind: SceneKind): readonly LibraryScene[] {
  return sceneLibrary.filter((scene) => scene.kind === kind);
}

export type LibraryJob = {
  folder: string;
  /**
   * `cards` draws list and card sizes, `all` every WebP size. What is left out is drawn when first asked for, by
   * `ensureScene`.
   */
  extent?: 'cards' | 'all';
  /** The whole library when left out. */
  scenes?: readonly LibraryScene[];
  /** Scenes in work at once; 2 keeps two cores busy. */
  concurrency?: number;
  log?: (progress: { done: number; total: number }) => void;
  /** Stops between two scenes; what is drawn stays. */
  signal?: AbortSignal;
};

/** Draws what is missing of the library and says how many scenes that were. Safe to be cut off and run again. */
export async function renderSceneLibrary({
  folder,
  extent = 'all',
  scenes = sceneLibrary,
  concurrency = 2,
  log,
  signal,
}: LibraryJob): Promise<{ rendered: number }> {
  const sizes: readonly SceneSize[] = extent === 'all' ? pageSizes : cardSizes;
  await removeStaleDrafts(folder);
  const queue = await incomplete(scenes, folder, sizes);
  const total = queue.length;
  let done = 0;
  const work = async () => {
    for (let scene = queue.shift(); scene && !signal?.aborted; scene = queue.shift()) {
      await renderScene(scene.kind, scene.seed, folder, sizes);
      done++;
      log?.({ done, total });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { rendered: done };
}

async function incomplete(
  scenes: readonly LibraryScene[],
  folder: string,
  sizes: readonly SceneSize[],
): Promise<LibraryScene[]> {
  const missing = await Promise.all(scenes.map(({ name }) => missingSizes(name, folder, sizes)));
  return scenes.filter((_, index) => missing[index]!.length > 0);
}

const inWork = new Map<string, Promise<unknown>>();

/**
 * Makes sure that a library file such as `house-07-640.webp` exists in `folder`, drawing it when first asked for.
 * Answers false for names that are not the library's, so that a route can reply 404. Simultaneous requests for one
 * scene wait for the same drawing.
 */
export async function ensureScene(file: string, folder: string): Promise<boolean> {
  const wanted = parseSceneFile(file);
  if (!wanted) return false;
  const { scene, size } = wanted;
  if ((await missingSizes(scene.name, folder, [size])).length === 0) return true;
  const sizes = sizesWith(size);
  const key = `${folder} ${scene.name} ${sizes.length}`;
  const work = inWork.get(key) ?? renderScene(scene.kind, scene.seed, folder, sizes);
  inWork.set(key, work);
  try {
    await work;
  } finally {
    inWork.delete(key);
  }
  return true;
}

/** What is drawn along with a size, since the drawing costs more than the scaling. */
function sizesWith({ width, format }: SceneSize): readonly SceneSize[] {
  if (format === 'jpg') return sceneSizes;
  return width > 640 ? pageSizes : cardSizes;
}

/** The scene and size a file name stands for. */
export function parseSceneFile(file: string): { scene: LibraryScene; size: SceneSize } | undefined {
  const name = file.match(/^([a-z]+-\d+)-\d+\.\w+$/)?.[1];
  const scene = name === undefined ? undefined : byName.get(name);
  const size = scene && sceneSizes.find((candidate) => sceneFile(scene.name, candidate) === file);
  return scene && size ? { scene, size } : undefined;
}
