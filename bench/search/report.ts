import { machine } from '../report-file.ts';
import type { BenchResult, WorkloadResult } from './bench-search.ts';

/** What the design allows, p50 and p99 in milliseconds, by workload and number of listings. */
const budgets: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'default search in a box': { 20000: '2 / 6', 200000: '4 / 10' },
  'map points, zoom 9': { 200000: '– / 20' },
  'map points, zoom 12': { 200000: '– / 8' },
  'map points, zoom 15': { 200000: '– / 5' },
  'suggestions: begun places': { 200000: '– / 20' },
  'suggestions: begun streets': { 200000: '– / 20' },
  'suggestions: begun addresses': { 200000: '– / 20' },
  'suggestions: mistyped places and streets': { 200000: '– / 20' },
};

/** The figures as a Markdown page, with the machine and the date. */
export function printReport(results: readonly BenchResult[]): string {
  return `# Benchmarks: search

Made by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds on one connection with a warm cache. "Bare SQL" is the same statements sent straight
to the database, without rules, JSON and HTTP; the server and the database share the machine with the measurement.

Figures in the columns "HTTP" and "bare SQL" were measured by that run. The column "budget" holds what the design allows for
HTTP on an idle machine (p50 / p99), at 20,000 and 200,000 listings; where it is empty there is no budget. Beside it, HTTP may
take at most 1.5 times the bare SQL, and one process must answer 400 default searches a second to 16 clients at 200,000 listings.
A load average near the number of processors, or over it, at the end says that the machine had other work: compare such figures
with nothing.

${results.map(section).join('\n')}`;
}

const section = ({
  rows,
  onMarket,
  loadSeconds,
  workloads,
  throughput,
}: BenchResult): string => `## ${withCommas(rows)} listings

${withCommas(onMarket)} of them open, both editions. Loading took ${loadSeconds.toFixed(0)} s (${withCommas(Math.round(rows / loadSeconds))} listings a second with pictures, history, search rows and indexes).

| what | HTTP | bare SQL | budget |
| --- | --- | --- | --- |
${workloads.map((result) => line(result, rows)).join('\n')}

Default searches by 16 clients at once, one server process: ${throughput.requestsPerSecond.toFixed(0)} a second (p50 ${throughput.p50} ms, p99 ${throughput.p99} ms, ${throughput.failed} failed).
`;

const line = ({ name, http, sql }: WorkloadResult, rows: number): string =>
  `| ${name} | ${times(http)} | ${times(sql)} | ${budgets[name]?.[rows] ?? ''} |`;

const times = ({ p50, p99 }: WorkloadResult['http']): string => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;

const withCommas = (figure: number): string => figure.toLocaleString('en-US');
