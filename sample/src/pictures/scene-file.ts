import type { SceneKind } from './scene.ts';

export type SceneSize = { width: number; format: 'webp' | 'jpg' };

/** Every size a scene is kept in, largest first. Heights are two thirds of the width. */
export const sceneSizes = [
  { width: 1280, format: 'webp' },
  { width: 1280, format: 'jpg' },
  { width: 800, format: 'webp' },
  { width: 640, format: 'webp' },
  { width: 320, format: 'webp' },
] as const satisfies readonly SceneSize[];

/** The sizes that pages show. JPEG, for e-mail and link previews, is half of all bytes and is drawn on demand only. */
export const pageSizes: readonly SceneSize[] = sceneSizes.filter(({ format }) => format === 'webp');

/** The sizes that lists and cards show. */
export const cardSizes: readonly SceneSize[] = pageSizes.filter(({ width }) => width <= 800);

/** `house-07-640.webp`. */
export function sceneFile(name: string, { width, format }: SceneSize): string {
  return `${name}-${width}.${format}`;
}

/** `house-07`. */
export function sceneName(kind: SceneKind, seed: number): string {
  return `${kind}-${String(seed).padStart(2, '0')}`;
}
