import { parseArgs } from 'node:util';
import { accounts } from './accounts/accounts.ts';
import { fullDisk } from './disk/full-disk.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { killedImport } from './import/killed-import.ts';
import { kills } from './kills/kills.ts';
import type { AttackPart } from './part.ts';
import { payloads } from './payloads/payloads.ts';
import { threeProcesses } from './processes/three-processes.ts';
import { faultsOf, reportLines } from './report.ts';
import { slow } from './slow/slow.ts';

/**
 * `npm run attack [-- --only fuzz,slow] [--kills 50] [--payloads 315] [--requests 13000] [--seed 1] [--untimed]`: attacks its own servers and prints what was
 * sent, stored, lost and doubled, the slowest answer, and how long other clients waited meanwhile. Ends with 1 where a promise of
 * docs/reliability.md was broken; `--untimed` leaves out those about time, which a busy machine breaks.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '50' },
    payloads: { type: 'string', default: '1000' },
    requests: { type: 'string', default: '13000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    untimed: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const parts: readonly AttackPart[] = [
  payloads,
  fuzz,
  accounts,
  slow,
  fullDisk,
  threeProcesses,
  killedImport,
  kills,
];
const only = values.only?.split(',');
const unknown = only?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const options = {
  kills: Number(values.kills),
  payloads: Number(values.payloads),
  requests: Number(values.requests),
  seed: Number(values.seed),
  say,
};
say(`seed ${options.seed}`);
const faults: string[] = [];
for (const part of parts) {
  if (only && !only.includes(part.name)) continue;
  say(`\n${part.name} …`);
  const report = await part.run(options);
  if ('skipped' in report) {
    say(`  skipped: ${report.skipped}`);
    continue;
  }
  for (const line of reportLines(part, report)) say(line);
  const broken = faultsOf(values.untimed ? { ...part, siteLimitMs: null } : part, report);
  for (const fault of broken) say(`  BROKEN: ${fault}`);
  faults.push(...broken);
}
say(faults.length === 0 ? '\nEvery promise held.' : `\n${faults.length} promises were broken.`);
process.exitCode = faults.length === 0 ? 0 : 1;
