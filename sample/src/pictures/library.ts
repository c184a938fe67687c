import { facadeOf } from './facade.ts';
import type { SceneKind } from './scene.ts';
import { type SceneSize, sceneFile, sceneName, sceneSizes } from './scene-file.ts';

export type LibraryScene = { name: string; kind: SceneKind; seed: number };

/** How many scenes of each kind sample listings share. Exteriors come first: lists and cards lead with them. */
const stock: Record<Exclude<SceneKind, 'house'>, number> = {
  townhouse: 40,
  condo: 24,
  ranch: 14,
  lot: 18,
  multifamily: 16,
  commercial: 40,
  lake: 8,
  pool: 18,
  yard: 18,
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

/** Houses of one kind: of so many storeys, with such a garage, for such a price. */
const HOUSES_ALIKE = 14;
/** Rare kinds, such as a grand house of one storey without a garage, need many seeds. */
const HOUSE_SEEDS = 500;

/** All scenes of the library, known without drawing any. */
export const sceneLibrary: readonly LibraryScene[] = [
  ...houses(),
  ...Object.entries(stock).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => libraryScene(kind as SceneKind, index + 1)),
  ),
];

/** Enough houses of each kind, whatever the garage, the storeys and the price. */
function houses(): LibraryScene[] {
  const alike = new Map<string, number>();
  return Array.from({ length: HOUSE_SEEDS }, (_, index) => libraryScene('house', index + 1)).filter(
    (scene) => {
      const kind = Object.values(facadeOf(scene)).join(' ');
      const count = (alike.get(kind) ?? 0) + 1;
      alike.set(kind, count);
      return count <= HOUSES_ALIKE;
    },
  );
}

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
