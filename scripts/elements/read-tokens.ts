import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TokenDescription } from './element-description.ts';

const widgets = join(import.meta.dirname, '../../widgets');

/** The public custom properties that the widgets' css reads, each with its default. */
export function readTokens(): readonly TokenDescription[] {
  const css = globSync('src/*/*.css', { cwd: widgets })
    .sort()
    .map((file) => readFileSync(join(widgets, file), 'utf8'))
    .join('\n');
  const defaults = new Map<string, string>();
  for (const { index } of css.matchAll(/var\(\s*--hearth-/g)) {
    const [name, value] = nameAndDefault(css.slice(index + 'var('.length));
    // The last one applies where browsers can do it; the names that our styles read stand for the public ones.
    defaults.set(name, value.replaceAll(/var\(--_(accent|surface)\)/g, 'var(--hearth-color-$1)'));
  }
  return [...defaults].map(([name, value]) => ({ name, value })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The contents of the parentheses of `var(`; defaults may have parentheses. */
function nameAndDefault(css: string): readonly [string, string] {
  let depth = 1;
  let end = 0;
  while (depth > 0 && end < css.length) {
    if (css[end] === '(') depth += 1;
    if (css[end] === ')') depth -= 1;
    end += 1;
  }
  const inside = css.slice(0, end - 1);
  const comma = inside.indexOf(',');
  const name = comma < 0 ? inside : inside.slice(0, comma);
  return [
    name.trim(),
    comma < 0
      ? ''
      : inside
          .slice(comma + 1)
          .replaceAll(/\s+/g, ' ')
          .trim(),
  ];
}
