/** The look of a brokerage's pages, beside the fields of its edition. */
export interface Brand {
  /** Address of the picture that the start page begins with, less its size; null where there is none. */
  readonly hero: string | null;
  /** Address of the logo; null for the edition's. */
  readonly logo: string | null;
  /** '#17614f'; null for the usual one. */
  readonly accent: string | null;
}

/** A brokerage that has set nothing. */
export const plainBrand: Brand = { hero: null, logo: null, accent: null };

/** The sizes in px that pictures of the region are served in. Without a height they have that of the picture. */
export const sceneSizes = {
  phone: { width: 800, height: 900 },
  400: { width: 400 },
  640: { width: 640 },
  1440: { width: 1440 },
  2400: { width: 2400 },
  logo: { height: 96 },
} as const satisfies Readonly<Record<string, { readonly width?: number; readonly height?: number }>>;

export type SceneSize = keyof typeof sceneSizes;

/** The address of a picture in one of its sizes. */
export const sceneAddress = (scene: string, size: SceneSize): string => `${scene}-${size}.webp`;

/** The `srcset` of a picture in some of its widths. */
export const sceneSources = (scene: string, widths: readonly (400 | 640 | 1440 | 2400)[]): string =>
  widths.map((width) => `${sceneAddress(scene, width)} ${width}w`).join(', ');
