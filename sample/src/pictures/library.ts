import type { SceneKind } from './scene.ts';
import { type SceneSize, sceneFile, sceneName, sceneSizes } from './scene-file.ts';

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

/** The scene and size a file name stands for. */
export function parseSceneFile(file: string): { scene: LibraryScene; size: SceneSize } | undefined {
  const name = file.match(/^([a-z]+-\d+)-\d+\.\w+$/)?.[1];
  const scene = name === undefined ? undefined : byName.get(name);
  const size = scene && sceneSizes.find((candidate) => sceneFile(scene.name, candidate) === file);
  return scene && size ? { scene, size } : undefined;
}
