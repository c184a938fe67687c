import { type Brand, sceneAddress, sceneSources } from '@hearth/domain/edition/brand.ts';
import { heroMedia, heroSizes, heroWidths } from '@hearth/domain/page/hero-picture.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** Rules that give the portal its accent, the content of a style element; null for the usual one. A dark page takes a lighter one. */
export const accentRules = ({ accent }: Brand): string | null =>
  accent && `:root{--hearth-color-accent:light-dark(${accent},color-mix(in srgb,${accent},#fff 45%))}`;

/** The attribute of the document that the portal reads the brand from. */
export const brandAttribute = (brand: Brand): string => ` data-brand="${escapeHtml(JSON.stringify(brand))}"`;

/** Preloads of the picture that the start page begins with: one for phones, one for wider screens. */
export function heroPreloads({ hero }: Brand): readonly string[] {
  if (hero === null) return [];
  const begin = '<link rel="preload" as="image" fetchpriority="high"';
  return [
    `${begin} media="${heroMedia.phone}" href="${sceneAddress(hero, 'phone')}">`,
    `${begin} media="${heroMedia.wide}" imagesrcset="${sceneSources(hero, heroWidths)}" imagesizes="${heroSizes}">`,
  ];
}
