import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

// npm run english, or of some folders: npm run english -- domain server/src/search

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const PHRASES = [...glossary.split('## Phrases to avoid')[1].matchAll(/^\| `([^`]+)`/gm)].map(([, it]) => it);
const phrase = new RegExp(`\\b(${PHRASES.join('|')})\\b`, 'i');
const firstWord = /^(What|Whose|Where|Whether|As)\b/;
/** Of a title, which begins with a verb or the person who acts. */
const firstWordOfTitle = /^(is|are|was|were|has|have|may|of|that)\b/;
const titleOf = /\b(?:it|test)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
const LONGEST_TITLE = 90;

const block = /(?<=^|[\s{(,>])\/\*([\s\S]*?)\*\//;
const lines = (mark) => new RegExp(`(?<=^|\\s)${mark} (.*(?:\\n[ \\t]*${mark} .*)*)`);
const markup = /<!--([\s\S]*?)-->/;
/** Patterns of comments by the ends of file names. A run of line comments is one comment. */
const COMMENTS = [
  [/\.(tsx?|mjs|js)$/, [block, lines('//')]],
  [/\.css$/, [block]],
  [/\.sql$/, [block, lines('--')]],
  [/\.php$/, [block, lines('//'), lines('#')]],
  [/\.(html|vue|svelte)$/, [markup, block, lines('//')]],
  [/\.ya?ml$|Dockerfile$|\.example$|\.ci\/run$/, [lines('#')]],
];
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** A comment as one line, without the marks at the start of its lines. */
const unmarked = (comment) =>
  comment
    .replace(/^[ \t]*(\*|\/\/|--|#)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Comments and test titles of a source file with their offsets. */
function textsOf(file, source) {
  const patterns = COMMENTS.find(([ends]) => ends.test(file))?.[1] ?? [];
  const comments = patterns.flatMap((pattern) => [...source.matchAll(new RegExp(pattern, 'gm'))]);
  const titles = /\.(test|e2e)\.\w+$/.test(file) ? [...source.matchAll(titleOf)] : [];
  return [
    ...comments.map(({ index, 1: text }) => ({ index, text: unmarked(text) })),
    ...titles.map(({ index, 2: text }) => ({
      index,
      text: text.replace(/ @\w+/g, ''),
      longest: LONGEST_TITLE,
    })),
  ];
}

function* faultsIn({ text, longest }) {
  const isTitle = longest !== undefined;
  const avoided = phrase.exec(text);
  if (avoided) yield `"${avoided[0]}"`;
  const question = firstWord.exec(text) ?? (isTitle ? firstWordOfTitle.exec(text) : null);
  if (question) yield `starts with "${question[0]}"`;
  if (text.length > longest) yield `has ${text.length} characters`;
}

function faultsOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  return textsOf(file, source).flatMap((found) =>
    [...faultsIn(found)].map(
      (fault) =>
        `${file}:${source.slice(0, found.index).split('\n').length} ${fault}: ${found.text.slice(0, 240)}`,
    ),
  );
}

/** Migrations are never edited, so the comments of those before this check stay. */
const isOldMigration = (file) => /migrations\/00([0-5]\d|6[0-6])-/.test(file);

/** Subjects of the commits since this check exists; none in a clone without history. */
function subjects() {
  const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/english.mjs').slice(-1);
  return first ? git('log', '--no-merges', '--format=%s', `${first}..HEAD`) : [];
}

const sources = git('ls-files', '--', ...(process.argv.slice(2).length ? process.argv.slice(2) : ['.']));
const faults = [
  ...sources.filter((file) => !isOldMigration(file)).flatMap(faultsOf),
  ...subjects().filter((subject) => subject.length > 72 || phrase.test(subject)),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`english: ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
