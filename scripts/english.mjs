import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

// npm run english, or of some folders: npm run english -- domain server/src/search

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const PHRASES = [...glossary.split('## Phrases to avoid')[1].matchAll(/^\| `([^`]+)`/gm)].map(([, it]) => it);
const phrase = new RegExp(`\\b(${PHRASES.join('|')})\\b`, 'i');
const firstWord = /^(What|Whose|Where|Whether|As)\b/;
const openingComment = /(?:^|\s)(?:\/\*\*?|\/\/) (.*)/;
const comment = /^\s*\*\/?(.*)|(?:^|\s)(?:\/\*\*?|\/\/) (.*)/;
const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Faults of one line: a phrase of the glossary in its comment or test title, or a comment that starts with a question word. */
function* faultsIn(line, continuesComment) {
  const found = comment.exec(line);
  const words = title.exec(line)?.[2] ?? found?.[1] ?? found?.[2] ?? '';
  const avoided = phrase.exec(words);
  if (avoided) yield `"${avoided[0]}"`;
  const opening = continuesComment ? undefined : openingComment.exec(line)?.[1];
  if (opening !== undefined && firstWord.test(opening)) yield `starts with "${firstWord.exec(opening)[0]}"`;
}

function faultsOf(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    [...faultsIn(line, /^\s*\/\/ /.test(line) && /^\s*\/\/ /.test(lines[at - 1] ?? ''))].map(
      (fault) => `${file}:${at + 1} ${fault}: ${line.trim()}`,
    ),
  );
}

/** Subjects of the commits since this check exists; none in a clone without history. */
function subjects() {
  const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/english.mjs').slice(-1);
  return first ? git('log', '--no-merges', '--format=%s', `${first}..HEAD`) : [];
}

const sources = git('ls-files', '--', ...(process.argv.slice(2).length ? process.argv.slice(2) : ['.']));
const faults = [
  ...sources.filter((file) => /\.(tsx?|mjs)$/.test(file)).flatMap(faultsOf),
  ...subjects().filter((subject) => subject.length > 72 || phrase.test(subject)),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`english: ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
