import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { bundleCss } from './css.mjs';

/**
 * Collects the css files that JavaScript imports for effect (`import './styles.css'`) into one linked file, in the
 * order of the imports. `url()`s are emitted as hashed files beside it.
 */
export function cssLink({ minify, name }) {
  return {
    name: 'hearth-css-link',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      const css = await bundleCss(id, { minify, keepUrls: true });
      for (const file of css.files) this.addWatchFile(file);
      return { code: '', moduleSideEffects: 'no-treeshake', meta: { css } };
    },
    async generateBundle(_options, bundle) {
      const parts = [];
      for (const id of cssInImportOrder(this, bundle)) {
        parts.push(await withEmittedUrls(this, id, this.getModuleInfo(id).meta.css));
      }
      if (parts.length > 0) this.emitFile({ type: 'asset', name, source: parts.join('\n') });
    },
  };
}

/** Visits static imports before dynamic ones, so that shared styles precede those of a screen. */
function cssInImportOrder(context, bundle) {
  const seen = new Set();
  const found = [];
  const visit = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const module = context.getModuleInfo(id);
    if (!module) return;
    for (const imported of module.importedIds) visit(imported);
    if (module.meta.css) found.push(id);
    for (const imported of module.dynamicallyImportedIds) visit(imported);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.isEntry && chunk.facadeModuleId) visit(chunk.facadeModuleId);
  return found;
}

async function withEmittedUrls(context, id, { text, urls }) {
  let out = text;
  for (const { url, placeholder, loc } of urls) {
    const isFile = !/^(data:|https?:|#|\/)/.test(url);
    out = out.replaceAll(placeholder, isFile ? await emit(context, loc?.filePath ?? id, url) : url);
  }
  return withoutSwap(out);
}

/**
 * Text that changes its font after the first paint shifts the layout. The font is preloaded and arrives in time on nearly
 * every first view; where it does not, that view stays in the system font.
 */
const withoutSwap = (css) => css.replaceAll(/font-display:\s*swap/g, 'font-display:optional');

/** Emits the file and returns its address relative to the css file, which lies in the same folder. */
async function emit(context, from, url) {
  const path = resolve(dirname(from), url);
  const reference = context.emitFile({ type: 'asset', name: basename(path), source: await readFile(path) });
  return `./${basename(context.getFileName(reference))}`;
}
