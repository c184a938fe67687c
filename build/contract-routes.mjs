import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = (path) => fileURLToPath(new URL(`../${path}/`, import.meta.url));
const DOMAIN = folder('domain/src');
const CONTRACT = folder('domain/src/contract');
const LOADER = folder('loader/src');
/** Ends the ids of copies: the loader's and the doctor's. */
const COPY = /\?(loader|doctor)\.ts$/;

/**
 * Reduces the contract's modules to the parts that a browser calls endpoints with: an endpoint is its method and path, a
 * constant its value. Schemas and functions have no export there, so an import of one fails the build. Modules without
 * endpoints stay the same. Files of the loader import copies of domain's modules, so that they need no file of the widgets.
 */
export function contractRoutes() {
  return {
    name: 'hearth-contract-routes',
    async resolveId(source, importer = '', options) {
      const copy = copyFor(importer);
      if (copy === undefined) return null;
      const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
      // Another plugin may have resolved it by this one already.
      return found?.id.startsWith(DOMAIN) ? found.id.replace(COPY, '') + copy : null;
    },
    async load(id) {
      const path = id.replace(COPY, '');
      const routes = path.startsWith(CONTRACT) && path.endsWith('.ts') ? await routesIn(path) : null;
      return routes ?? (COPY.test(id) ? readFile(path, 'utf8') : null);
    },
  };
}

/** The end of ids that a file imports of domain; undefined where it takes the modules themselves. */
function copyFor(importer) {
  if (importer.startsWith(`${LOADER}doctor/`)) return '?doctor.ts';
  return importer.startsWith(LOADER) ? '?loader.ts' : COPY.exec(importer)?.[0];
}

/** The code of a module without schemas; null where it has no endpoints. */
async function routesIn(path) {
  // By its time of change, so that a watching build evaluates a changed module again.
  const module = await import(`${pathToFileURL(path)}?at=${statSync(path).mtimeMs}`);
  const exported = Object.entries(module);
  if (!exported.some(([, value]) => isEndpoint(value))) return null;
  return exported
    .map(([name, value]) => [name, isEndpoint(value) ? routeOf(value) : value])
    .filter(([, value]) => isEndpoint(value) || isConstant(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

const isEndpoint = (value) => typeof value?.method === 'string' && typeof value.path === 'string';

const routeOf = ({ method, path, answer, owned, quiet }) => ({ method, path, answer, owned, quiet });

/** A text, a number, or a list of these. */
const isConstant = (value) =>
  Array.isArray(value) ? value.every(isConstant) : ['string', 'number'].includes(typeof value);
