import { machine } from '../report-file.ts';
import type { Latency } from '../search/latency.ts';
import {
  type AccountsResult,
  type AccountsWorkload,
  SIGN_INS_PER_SECOND,
  type StormWorkload,
} from './bench-accounts.ts';

/** The figures as a Markdown page, with the machine and the date. */
export const printAccounts = (
  results: readonly AccountsResult[],
): string => `# Benchmarks: clients and sign-ins

Made by \`npm run bench -- accounts --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds over HTTP on one connection. "First" is of requests that were not asked before, "again" the same
ones once more. Guests and a signed-in client take turns. The design asks for a client's latency of at most 1.3 times a guest's.

In the storm ${SIGN_INS_PER_SECOND} people a second sign in with right passwords, each of an address and an account of their own, and none waits
for another. One hash takes about 80 ms of a processor. Quiet and stormy rounds of guests take turns. The design asks for a p99 that at most
doubles. Server, database, storm and measurement share the machine.

${results.map(section).join('\n')}`;

const section = (result: AccountsResult): string => `## ${withCommas(result.rows)} listings

${withCommas(result.onMarket)} of them open, both editions.

| what | guest, first | client, first | ratio | guest, again | client, again | ratio |
| --- | --- | --- | --- | --- | --- | --- |
${result.workloads.map(accountsLine).join('\n')}

The storm lasted ${result.stormSeconds.toFixed(0)} s. Of its sign-ins a second, ${answered(result)}.

| what | quiet | storm | ratio |
| --- | --- | --- | --- |
${result.storm.map(stormLine).join('\n')}
`;

const meanings: Readonly<Record<number, string>> = { 200: 'succeeded', 503: 'were asked to come back later' };

const answered = ({ statuses, stormSeconds }: AccountsResult): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${(count / stormSeconds).toFixed(1)} ${meanings[status] ?? `got ${status}`}`)
    .join(', ');

const accountsLine = ({ name, guest, client, guestAgain, clientAgain }: AccountsWorkload): string =>
  `| ${[name, ...pair(guest, client), ...pair(guestAgain, clientAgain)].join(' | ')} |`;

const stormLine = ({ name, quiet, storm }: StormWorkload): string =>
  `| ${[name, ...pair(quiet, storm)].join(' | ')} |`;

const pair = (before: Latency, after: Latency): string[] => [
  times(before, 1),
  times(after, 1),
  times({ p50: after.p50 / before.p50, p99: after.p99 / before.p99 }, 2),
];

const times = ({ p50, p99 }: Pick<Latency, 'p50' | 'p99'>, digits: number): string =>
  `${p50.toFixed(digits)} / ${p99.toFixed(digits)}`;

const withCommas = (figure: number): string => figure.toLocaleString('en-US');
