import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from './lib/find-browser.mjs';
import { root } from './lib/root.mjs';

// npm run screenshots: takes the README's pictures from the running server at BASE_URL.
const base = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = join(root, 'docs', 'images');
const LARGEST_BYTES = 120_000;

/** The pictures, each with the content to wait for. */
const pictures = [
  { name: 'partner-search', path: '/examples/partner-search/', ready: ['hearth-search .hearth-card__link'] },
  { name: 'portal-search', path: '/listings', ready: ['.hearth-card__link'] },
];

const browser = await chromium.launch({ executablePath: findBrowser() });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await mkdir(folder, { recursive: true });
  for (const picture of pictures) await take(page, picture);
} finally {
  await browser.close();
}

async function take(page, { name, path, ready }) {
  await page.goto(base + path);
  for (const selector of [...ready, '.hearth-pin__face']) await page.locator(selector).first().waitFor();
  // More photos and pins load after the first one.
  await page.waitForLoadState('networkidle');
  const image = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  if (image.length > LARGEST_BYTES)
    throw new Error(`${name} has ${image.length} bytes, which is over the limit.`);
  await writeFile(join(folder, `${name}.webp`), image);
  console.log(`docs/images/${name}.webp  ${Math.round(image.length / 1000)} KB`);
}
