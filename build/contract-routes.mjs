import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDER = fileURLToPath(new URL('../domain/src/contract/', import.meta.url));

/**
 * Reduces the contract's modules to what a browser calls endpoints with: an endpoint is its method and path, a constant its
 * value. Schemas and functions have no export there, so an import of one fails the build. Modules without endpoints stay as
 * they are.
 */
export function contractRoutes() {
  return {
    name: 'hearth-contract-routes',
    async load(id) {
      if (!id.startsWith(FOLDER) || !id.endsWith('.ts')) return null;
      const exported = Object.entries(await evaluated(id));
      if (!exported.some(([, value]) => isEndpoint(value))) return null;
      return exported
        .map(([name, value]) => [name, isEndpoint(value) ? routeOf(value) : value])
        .filter(([, value]) => isEndpoint(value) || isConstant(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
    },
  };
}

/** Evaluates the module by its time of change: a watching build reads a changed one again. */
const evaluated = (path) => import(`${pathToFileURL(path)}?at=${statSync(path).mtimeMs}`);

const isEndpoint = (value) => typeof value?.method === 'string' && typeof value.path === 'string';

const routeOf = ({ method, path, answer }) => ({ method, path, answer });

/** A text, a number, or a list of these. */
const isConstant = (value) =>
  Array.isArray(value) ? value.every(isConstant) : ['string', 'number'].includes(typeof value);
