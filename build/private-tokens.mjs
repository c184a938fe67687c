import { readFileSync } from 'node:fs';

const NAME = /--_[a-z0-9-]+/g;
const READ = /var\(\s*(--_[a-z0-9-]+)/g;

/**
 * The private tokens (`--_...`) of a set of css files that are always served together: `shorten` gives them names of a
 * letter or two, the same in every build of the same files, and `unread` are those that nothing reads.
 */
export function privateTokens(paths) {
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  const names = [...new Set(text.match(NAME))].sort();
  const read = new Set([...text.matchAll(READ)].map(([, name]) => name));
  const short = new Map(names.map((name, place) => [name, `--_${place.toString(36)}`]));
  return {
    shorten: (css) => css.replace(NAME, (name) => short.get(name) ?? name),
    unread: names.filter((name) => !read.has(name)),
  };
}
