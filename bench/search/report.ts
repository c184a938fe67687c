import { machine } from '../report-file.ts';
import type { BenchResult, WorkloadResult } from './bench-search.ts';

/** Budgets of the design: p50 and p99 in milliseconds, by workload and number of listings. */
const budgets: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'default search in a box': { 20000: '2 / 6', 200000: '4 / 10' },
  'details of a listing': { 200000: '– / 10' },
  'map points, zoom 9': { 200000: '– / 20' },
  'map points, zoom 12': { 200000: '– / 8' },
  'map points, zoom 15': { 200000: '– / 5' },
  'suggestions: begun areas': { 200000: '– / 20', 1000000: '– / 20' },
  'suggestions: begun streets': { 200000: '– / 20', 1000000: '– / 20' },
  'suggestions: begun addresses': { 200000: '– / 20', 1000000: '– / 20' },
  'suggestions: mistyped areas and streets': { 200000: '– / 20', 1000000: '– / 20' },
};

/** The figures as a Markdown page, with the machine and the date. */
export function printReport(results: readonly BenchResult[]): string {
  return `# Benchmarks: search

Made by \`npm run bench -- search --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds. "First" is over HTTP on one connection with a warm database, each request asked for the
first time, after other searches of 16 clients for 5 s, but for the row that says that the process has just started
(docs/adr/0004); "again" is the same requests once more while no listing changed; "bare SQL" is what the database takes where nothing is kept in memory: the statements of the first time
sent straight to it, without rules, JSON and HTTP. "16 clients" is the same requests over and over by 16 clients that wait for nothing: how
many a second, and how long each takes. Server, database and measurement share the machine.

The budget is what the design allows for HTTP on an idle machine (p50 / p99). A load average over the number of processors at
the end says that the machine had other work: compare such figures with nothing.

Searches while listings change: [benchmarks-writes.md](benchmarks-writes.md).

Listings over 20,000 are copies of the first ones, made by the database, each with a number, a parcel, a house number and a position of its
own.

${results.map(section).join('\n')}`;
}

const section = (result: BenchResult): string => `## ${withCommas(result.rows)} listings

${withCommas(result.onMarket)} of them open, both editions; ${withCommas(result.addresses)} addresses. Loading took ${result.loadSeconds.toFixed(0)} s, of which ${withCommas(result.made)} listings were saved as an import saves them. A process read what it keeps in memory in ${result.columnsSeconds.toFixed(1)} s.

| what | first | again | bare SQL | 16 clients | budget |
| --- | --- | --- | --- | --- | --- |
${result.workloads.map((workload) => line(workload, result.rows)).join('\n')}

Default searches by 16 clients at once, none asked before, one server process: ${crowd(result.distinct)}, ${result.distinct.failed} failed. The design asks for 400 a second at 200,000 listings.
`;

const line = ({ name, http, again, sql, crowd: many }: WorkloadResult, rows: number): string =>
  `| ${name} | ${times(http)} | ${times(again)} | ${times(sql)} | ${crowd(many)} | ${budgets[name]?.[rows] ?? ''} |`;

const crowd = ({ requestsPerSecond, p50, p99 }: BenchResult['distinct']): string =>
  `${requestsPerSecond.toFixed(0)}/s, ${p50} / ${p99}`;

const times = ({ p50, p99 }: WorkloadResult['http']): string => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;

const withCommas = (figure: number): string => figure.toLocaleString('en-US');
