import { parseArgs } from 'node:util';
import { runLane } from './lib/run-lane.mjs';
import { main } from './lib/set-up.mjs';

// npm test: the landing lane; npm run test:full: all of it. Names run a part: npm test -- lint types
const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await main(() => runLane(values, positionals));
