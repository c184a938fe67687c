import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript-api';

/** The packages that read what other people wrote. */
const SOURCES = '{domain,widgets,loader,portal,sample,server}/src/**/*.{ts,tsx}';
const NOT_SHIPPED = /\.(test|d)\.tsx?$|\/testing\//;
/**
 * The limits of the checker count its steps; its limits of time are off or far away, because a busy machine would make
 * a safe pattern "not understood".
 */
const LIMITS = { timeout: 150_000, attackTimeout: null, incubationTimeout: null };

/**
 * The regular expressions that take polynomial or exponential time for some texts.
 *
 * @param {string} folder of the packages
 * @param {Readonly<Record<string, string>>} bounded patterns whose texts are short, and why, by `file: source`
 * @returns {{ patternCount: number, slow: Array<{ place: string, source: string, why: string }>, unused: string[] }}
 *   `unused` are entries of `bounded` without a slow pattern
 */
export function slowPatterns(folder, bounded) {
  const patterns = globSync(SOURCES, { cwd: folder })
    .filter((file) => !NOT_SHIPPED.test(file))
    .flatMap((file) => patternsOf(file, readFileSync(join(folder, file), 'utf8')));
  const verdicts = new Map();
  const slow = patterns.flatMap(({ file, line, source, flags }) => {
    const literal = `/${source}/${flags}`;
    if (!verdicts.has(literal)) verdicts.set(literal, checkSync(source, flags, LIMITS));
    const { status, complexity, attack } = verdicts.get(literal);
    if (status === 'safe') return [];
    const why = `${complexity?.summary ?? 'not understood in time'}${attack ? `, for example ${attack.pattern}` : ''}`;
    return [{ place: `${file}:${line}`, key: `${file}: ${source}`, source, why }];
  });
  const found = new Set(slow.map(({ key }) => key));
  return {
    patternCount: patterns.length,
    slow: slow.filter(({ key }) => !Object.hasOwn(bounded, key)),
    unused: Object.keys(bounded).filter((key) => !found.has(key)),
  };
}

/** Literals alone: a pattern that is put together from parts has none. */
function patternsOf(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const end = node.text.lastIndexOf('/');
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
