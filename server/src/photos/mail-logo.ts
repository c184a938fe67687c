import { readFile } from 'node:fs/promises';
import { mailLogoSizes, markPaths, usualAccent } from '@hearth/domain/edition/mark.ts';
import sharp from 'sharp';
import { boundedFormat } from './picture-bounds.ts';

/** Pixels of a picture for each px of its display: screens of phones have two or three. */
const DENSITY = 2;

/** The logo as PNG, which all mail programs show, at the left edge of its display. */
export async function logoForMails(file: string): Promise<Buffer> {
  const original = await readFile(file);
  await boundedFormat(original);
  const { width, height } = mailLogoSizes.logo;
  return sharp(original)
    .autoOrient()
    .resize(width * DENSITY, height * DENSITY, { fit: 'contain', position: 'left', background: '#0000' })
    .png()
    .toBuffer();
}

/** The product's mark in white on the accent, as PNG. */
export const markForMails = (accent: string | null): Promise<Buffer> =>
  sharp(Buffer.from(markTile(accent ?? usualAccent)))
    .resize(mailLogoSizes.mark.width * DENSITY)
    .png()
    .toBuffer();

const markTile = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44" width="440" height="440">
    <rect x="-6" y="-6" width="44" height="44" rx="10" fill="${accent}"/>
    <path fill="#fff" d="${markPaths.roof}"/><path fill="${accent}" d="${markPaths.fire}"/>
  </svg>`;
