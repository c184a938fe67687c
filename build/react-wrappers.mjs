import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readElements } from '../scripts/elements/read-elements.ts';
import { toReact } from '../scripts/elements/to-react.ts';

const example = fileURLToPath(new URL('../examples/react-host', import.meta.url));
const wrappers = join(example, 'react.js');

/** Provides the React example with the current wrappers, which other apps copy from the server. */
export function reactWrappers() {
  return {
    name: 'hearth-react-wrappers',
    resolveId(name, importer) {
      return name === './react.js' && importer && dirname(importer) === example ? wrappers : null;
    },
    load(id) {
      return id === wrappers ? toReact(readElements()) : null;
    },
  };
}
