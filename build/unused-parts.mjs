import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const widgets = createRequire(new URL('../widgets/package.json', import.meta.url));
const folderOf = (library) => dirname(widgets.resolve(library));

/** A statement or method with its block: from the line that starts so to the brace below that line's first letter. */
const block = (start) =>
  new RegExp(`^( *)${start.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}[\\s\\S]*?^\\1\\};?\\n`, 'm');

/**
 * What the widgets' client never asks of ky: hooks, progress, streams, search parameters and prefixes (it gives whole
 * addresses), answers that are not JSON, parsers and delays of its own, and complaints about options of a wrong type,
 * which its types rule out.
 */
const ky = {
  'index.js': [block('ky.extend ='), /^ *ky\.stop = .*\n/m, /^ *ky\.retry = .*\n/m],
  'core/Ky.js': [
    /^ *hooks: mergeHooks\(\{[\s\S]*?\}, options\.hooks\),\n/m,
    block('for (const hook of ky.#options.hooks.afterResponse)'),
    block('for (const hook of ky.#options.hooks.beforeError)'),
    block('for (const hook of this.#options.hooks.beforeRequest)'),
    block('for (const hook of this.#options.hooks.beforeRetry)'),
    block('if (errorObject instanceof ForceRetryError)'),
    block('if (error instanceof ForceRetryError &&'),
    /^ *const errorObject = .*\n/m,
    block('#cancelResponseBody('),
    block('#assignRequest('),
    block('if (ky.#options.onDownloadProgress)'),
    block('if (this.#options.onUploadProgress)'),
    block('#wrapRequestWithUploadProgress('),
    / supportsRequestStreams,/,
    block('if (supportsRequestStreams)'),
    block('if (this.#input instanceof globalThis.Request\n'),
    /^ *const userProvidedContentType = .*\n/m,
    /^ *prefixUrl: .*\n/m,
    block('if (this.#options.prefixUrl &&'),
    block('if (hasSearchParameters('),
    block('static #normalizeSearchParams('),
    block('if (options.parseJson)'),
    /^ *ky\.#decorateResponse\(response\);\n/m,
    block('#decorateResponse('),
    block('if (this.#options.retry.shouldRetry !== undefined)'),
    /^( *)if \(this\.#options\.retry\.jitter === true\)[\s\S]*?^\1else if[\s\S]*?^\1\}\n/m,
    /^ *context: .*\n/m,
    // Of the many headers that may say when to try again our server uses the first.
    /\n *\?\? error\.response\.headers\.get\('RateLimit-Reset'\)[\s\S]*?get\('X-Rate-Limit-Reset'\)/,
    // None of our options is for `fetch` alone.
    [/findUnknownOptions\(this\.request, this\.#options\)/, '{}'],
    block("if (typeof ky.#options.timeout === 'number' &&"),
    block("if (typeof this.#input !== 'string' &&"),
  ],
  'core/constants.js': [
    /^export const supportsRequestStreams = [\s\S]*?^\}\)\(\);\n/m,
    /^export const usualFormBoundarySize = .*\n/m,
    /^ {4}text: [\s\S]*?bytes: .*\n/m,
  ],
  'utils/body.js': [/^import .*\n/m, /^ *size \+= usualFormBoundarySize;\n/m],
  'utils/merge.js': [
    block('for (const source of sources) {\n        if ((!isObject(source) ||'),
    block("if (key === 'context')"),
    block("if (key === 'searchParams')"),
    block('if (searchParameters !== undefined)'),
    block('if (isObject(source.hooks))'),
  ],
  'utils/normalize.js': [
    block("if (typeof retry === 'number')"),
    block('if (retry.methods && !'),
    block('if (retry.statusCodes && !'),
  ],
};

/** r2wc's reading and writing of attributes, its accessors and its events: ours are our own (`widgets/src/element`). */
const r2wc = {
  'core.js': [
    [/(?<=\bw = \{)[^}]*\bstring: E,[^}]*/, ''],
    /^ *e\.props \|\| .*\n/m,
    /^ *const n = Array\.isArray\(e\.props\)[\s\S]*?(?=^ *class v )/m,
    block('static get observedAttributes() {'),
    block('for (const s of n) {'),
    /^ *for \(const s of u\)\n[\s\S]*?^ {8}\};\n/m,
    block('attributeChangedCallback('),
    block('for (const r of n) {'),
  ],
};

/**
 * What Preact does for components that suspend or are drawn by a server, for the methods that classes had in React's
 * old days, for markup as text, which no widget gives it, and for formulas.
 */
const preact = {
  'preact.mjs': [
    [/128&u\.__u&&\(c=32&u\.__u,s=u\.__c\.__z\)[\s\S]*?l=o\[0\]\|\|l\),/, ''],
    [
      /if\(e\.length=v,r\.__v=null,c\|\|o\)[\s\S]*?else o&&o\.some\(g\);else (?=r\.__e=u\.__e;)/,
      'e.length=v,r.__v=null;',
    ],
    ',p&&p.some(g)',
    '!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),',
    [/,o\)for\(s=0;s<o\.length;s\+\+\)if\([\s\S]*?break\}/, ');'],
    ',l&&(n.__m&&n.__m(r,o),l=!1),o=null',
    [/if\((a="template"==C&&t\.content\|\|t),o=[\s\S]*?=k\.value;/, '$1;'],
    ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
    '"dangerouslySetInnerHTML"==s?y=k:',
    '"dangerouslySetInnerHTML"==s?h=k:',
    [/h\?\(l\|\|y&&[\s\S]*?(?="foreignObject"==C)/, '(('],
    '||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C)',
    [',o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g))', ',u.__k&&S(u,0),l,c))'],
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),',
    'C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),',
    'C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),',
    [/,V\.getDerivedStateFromProps&&\([\s\S]*?\(M,d\.__s\)\)\)/, ''],
  ],
};

/** The same of its compatibility layer, and its own event objects, which our components do not know either. */
const compat = {
  'compat.mjs': [
    /,\["componentWillMount",[\s\S]*?\}\)\}\)(?=;)/,
    /var J=u\.event;[\s\S]*?n\.nativeEvent=n\};/,
    /else if\("function"==typeof t\.type&&\("ref"[\s\S]*?t\.props=e\}/,
    'H&&"children"==o&&"noscript"==r||',
    ['Z=/* @__PURE__ */X(function(n,t,e){var r=u.__s||T?(e||t)():t()', 'Z=(function(n,t,e){var r=t()'],
  ],
};

/** By library and file, what is cut out of its source, or replaced by the text beside it; a part is found once. */
export const UNUSED = { ky, '@r2wc/core': r2wc, preact, 'preact/compat': compat };

/**
 * Leaves out of libraries what no widget uses: 2.4 KB of ky's 4.3, 0.6 KB of r2wc's 0.9, 0.9 KB of Preact and its layer.
 * What nothing else used goes by itself. Another release, in which a part is not found, fails the build.
 */
export function unusedParts() {
  const parts = new Map(
    Object.entries(UNUSED).flatMap(([library, files]) =>
      Object.entries(files).map(([name, cuts]) => [join(folderOf(library), name), cuts]),
    ),
  );
  return {
    name: 'hearth-unused-parts',
    transform(code, id) {
      const cuts = parts.get(id);
      return cuts ? { code: cuts.reduce((rest, cut) => without(rest, cut, id), code), map: null } : null;
    },
  };
}

function without(code, cut, id) {
  const [found, instead] = [cut, ''].flat();
  const rest = code.replace(found, instead);
  if (rest === code) throw new Error(`${id} has no ${found}: see build/unused-parts.mjs`);
  return rest;
}
