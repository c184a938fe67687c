import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const widgets = createRequire(new URL('../widgets/package.json', import.meta.url));
/** Where ky's modules lie. */
export const folder = dirname(widgets.resolve('ky'));

/** A statement or method with its block: from the line that starts so to the brace below that line's first letter. */
const block = (start) =>
  new RegExp(`^( *)${start.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}[\\s\\S]*?^\\1\\};?\\n`, 'm');

/**
 * What the widgets' client never asks of ky: hooks, progress, streams, search parameters and prefixes (it gives whole
 * addresses), answers that are not JSON, parsers and delays of its own, and complaints about options of a wrong type,
 * which its types rule out. Only these are cut out of the source, or replaced by the text
 * beside them; what nothing else used goes by itself.
 */
export const UNUSED = {
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

/** Cuts what `UNUSED` names out of ky: 1.6 KB of its 4.3. Another release, in which a part is not found, fails the build. */
export function kyParts() {
  const cuts = new Map(Object.entries(UNUSED).map(([name, parts]) => [join(folder, name), parts]));
  return {
    name: 'hearth-ky-parts',
    transform(code, id) {
      const parts = cuts.get(id);
      return parts ? { code: parts.reduce((rest, part) => without(rest, part, id), code), map: null } : null;
    },
  };
}

function without(code, part, id) {
  const [found, instead] = [part, ''].flat();
  const rest = code.replace(found, instead);
  if (rest === code) throw new Error(`${id} has no ${part}: see build/ky-parts.mjs`);
  return rest;
}
