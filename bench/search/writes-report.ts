import { machine } from '../report-file.ts';
import type { QuietAndBusy, WritesResult, WritesWorkload } from './bench-writes.ts';
import type { Latency } from './latency.ts';

/** The figures as a Markdown page, with the machine and the date. */
export const printWrites = (
  results: readonly WritesResult[],
  perSecond: number,
): string => `# Benchmarks: search while listings change

Made by \`npm run bench -- search --writes ${perSecond} --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds over HTTP on one connection, each request asked for the first time. "Quiet" is while
nothing changes, "busy" while another process saves ${perSecond} listings a second, each in a transaction of its own, as a feed's changes are
saved: of ten seven prices, a new listing, a home taken off the market and one brought back. Quiet and busy rounds take turns.
"Memory" is a process that has the open listings in memory and applies every change before it answers
(docs/adr/0004), "database" one with \`SEARCH_COLUMNS=off\`. Server, database, writer and measurement share the machine.

${results.map(section).join('\n')}`;

const section = ({
  rows,
  onMarket,
  saved,
  workloads,
}: WritesResult): string => `## ${rows.toLocaleString('en-US')} listings

${onMarket.toLocaleString('en-US')} of them open, both editions. ${saved.toFixed(1)} were saved a second.

| what | memory, quiet | memory, busy | ratio | database, quiet | database, busy | ratio |
| --- | --- | --- | --- | --- | --- | --- |
${workloads.map(line).join('\n')}
`;

const line = ({ name, memory, database }: WritesWorkload): string =>
  `| ${[name, ...cells(memory), ...cells(database)].join(' | ')} |`;

const cells = ({ quiet, busy }: QuietAndBusy): string[] => [
  times(quiet, 1),
  times(busy, 1),
  times({ p50: busy.p50 / quiet.p50, p99: busy.p99 / quiet.p99 }, 2),
];

const times = ({ p50, p99 }: Pick<Latency, 'p50' | 'p99'>, digits: number): string =>
  `${p50.toFixed(digits)} / ${p99.toFixed(digits)}`;
