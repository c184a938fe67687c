import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

/** One spelling of each: the one on the left, and what people must not read in its place. */
const RIVALS = {
  'Primary bedroom': /\bmaster (bed|bath|suite|down|on main)/gi,
  Email: /\be-mail/gi,
  ZIP: /\bZip\b|\bzip codes?\b/g,
  'sq ft': /\bsquare f(ee|oo)t\b|\bsq\. ?ft|\bSq ?Ft\b|[\d}] ?sqft\b/g,
  '+1 (512) 555-0146': /(?<!\+1 )\(\d{3}\) \d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b/g,
  'Create an account to ...': /\btakes? an? (free )?account\b/gi,
  'You may not ...': /\brights that you do not have\b/gi,
  'within 5 miles': /\bwithin some miles\b/gi,
};

/** The words that visitors write, in any spelling, and what people never read. */
const OTHERS = [/^domain\/src\/sentence\//, /\/fair-housing\/remark-words/, /\/testing\//, /\.test\.tsx?$/];

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{])\/\/.*$/gm;

const sources = ['domain', 'widgets', 'portal', 'server', 'sample', 'loader'].flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true })
    .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !OTHERS.some((pattern) => pattern.test(file))),
);
const texts = new Map(
  sources.map((file) => [file, readFileSync(join(root, file), 'utf8').replaceAll(COMMENTS, '')]),
);

it.each(Object.entries(RIVALS))('people read %s, and no other spelling of it', (_, rivals) => {
  const found = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(rivals)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
