import { existsSync, readFileSync } from 'node:fs';
import { parseAst } from 'rollup/parseAst';

/**
 * A plugin of rollup and vite that replaces texts of our own modules by those of a catalogue, so that a language costs other languages
 * nothing and no component looks a text up. It comes after the step that compiles JSX.
 *
 * A catalogue has the English text as the key and the translation as the value: `everywhere`, or below the path of a module, such as
 * `widgets/ui/notice.tsx`. Below the name of a property or a function of it stands the text which that one takes, where the same word is a
 * value as well. The content of a JSX element and a template are one text each, with `{0}`, `{1}` … for their expressions. A translation
 * may put those in another order. A text without a translation stays English, and `in-language.test.mjs` names it.
 *
 * A module with code of the language, such as `filter-names.es.ts`, takes the place of `filter-names.ts`.
 */
export function inLanguage(language, catalogue) {
  const used = new Set();
  const placesOf = (module) => (within) => [
    [`${module} ${within}`, catalogue[module]?.[within]],
    [module, catalogue[module]],
    ['everywhere', catalogue.everywhere],
  ];
  return {
    name: 'hearth-in-language',
    load(id) {
      const own = id.replace(/\.tsx?$/, `.${language}$&`);
      if (own === id || moduleOf(id) === undefined || !existsSync(own)) return null;
      this.addWatchFile(own);
      return readFileSync(own, 'utf8');
    },
    transform(code, id) {
      const module = moduleOf(id);
      if (module === undefined) return null;
      const places = placesOf(module);
      const translate = ({ text, within }) => {
        const [name, texts] = places(within).find(([, texts]) => typeof texts?.[text] === 'string') ?? [];
        if (name !== undefined) used.add(`${name}: ${text}`);
        return texts?.[text];
      };
      const ast = parseAst(code);
      const edits = [];
      for (const found of textsIn(ast)) {
        const translation = translate(found);
        if (translation !== undefined) edits.push({ ...found, translation });
      }
      return edits.length === 0 ? null : { code: rewrite(code, 0, code.length, edits), map: null };
    },
    /** Keys of the catalogue that no module has had so far. */
    unused: () => keysOf(catalogue).filter((key) => !used.has(key)),
  };
}

/** All keys of a catalogue, with their modules. */
const keysOf = (catalogue) =>
  Object.entries(catalogue).flatMap(([module, texts]) =>
    Object.entries(texts).flatMap(([text, translation]) =>
      typeof translation === 'string' ? `${module}: ${text}` : keysOf({ [`${module} ${text}`]: translation }),
    ),
  );

/** `widgets/ui/notice.tsx` of its absolute path; undefined for tests and modules of others. */
export function moduleOf(id) {
  const [, name, path] = /\/(widgets|domain)\/src\/([^?]+\.tsx?)(?:\?.*)?$/.exec(id) ?? [];
  return name === undefined || /\.test\.|(^|\/)testing\//.test(path) ? undefined : `${name}/${path}`;
}

/**
 * The texts of a module, outer ones before those within them. `parts` are the ranges of its expressions, `kind` the way it is written, and
 * `within` the name of the property or function that takes it.
 */
export function textsIn(ast) {
  const found = [];
  walk(ast, undefined, '', found);
  return found;
}

/** Comparisons and keys are values of the program. */
const isValue = (node, key) =>
  (key === 'key' && !node.computed) ||
  (node.type === 'MemberExpression' && key === 'property') ||
  (node.type === 'BinaryExpression' && node.operator !== '+') ||
  (node.type === 'SwitchCase' && key === 'test') ||
  key === 'source';

function walk(node, parent, within, found) {
  const { start, end, type } = node;
  if (type === 'Literal') {
    if (typeof node.value === 'string')
      found.push({ kind: 'literal', text: node.value, parts: [], start, end, within });
    return;
  }
  if (type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression') {
    const text = node.quasis.map(({ value }, at) => value.cooked + (node.expressions[at] ? `{${at}}` : ''));
    found.push({ kind: 'template', text: text.join(''), parts: node.expressions, start, end, within });
  }
  if (type === 'ArrayExpression' && within === 'children') {
    const isText = (child) => child?.type === 'Literal' && typeof child.value === 'string';
    const parts = node.elements.filter((child) => !isText(child));
    const text = node.elements.map((child) => (isText(child) ? child.value : `{${parts.indexOf(child)}}`));
    if (parts.length < node.elements.length)
      found.push({ kind: 'children', text: text.join(''), parts, start, end, within });
  }
  for (const [key, value] of Object.entries(node)) {
    if (isValue(node, key)) continue;
    for (const child of [value].flat())
      if (typeof child?.type === 'string') walk(child, node, takerOf(node, within), found);
  }
}

/** Name of the property or function that takes the texts below a node. */
function takerOf(node, within) {
  if (node.type === 'Property') return String(node.key.name ?? node.key.value);
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return node.callee.name ?? node.callee.property?.name ?? '';
  return node.type === 'ArrowFunctionExpression' || node.type === 'ObjectExpression' ? '' : within;
}

/** The code between two positions with its texts translated; a text that lies in a translated one is part of its expressions. */
function rewrite(code, start, end, edits) {
  let done = start;
  let text = '';
  for (const edit of edits) {
    if (edit.start < done || edit.end > end) continue;
    text += code.slice(done, edit.start) + written(code, edit, edits);
    done = edit.end;
  }
  return text + code.slice(done, end);
}

function written(code, { kind, translation, parts, start }, edits) {
  const inner = parts.map((part) =>
    rewrite(
      code,
      part.start,
      part.end,
      edits.filter((edit) => edit.start >= part.start && edit.end <= part.end && edit.start > start),
    ),
  );
  const pieces = translation.split(/\{(\d+)\}/);
  const isPart = (at) => at % 2 === 1;
  if (kind === 'template')
    return `\`${pieces.map((piece, at) => (isPart(at) ? `\${${inner[piece]}}` : escaped(piece))).join('')}\``;
  if (kind === 'literal') return JSON.stringify(translation);
  const children = pieces.map((piece, at) => (isPart(at) ? inner[piece] : piece && JSON.stringify(piece)));
  return `[${children.filter(Boolean).join(', ')}]`;
}

const escaped = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');
