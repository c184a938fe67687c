import { tmpdir } from 'node:os';
import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { createRandom, type Random } from '@hearth/sample/random.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { publicVisit } from '@hearth/server/http/visit.ts';
import { createScenes } from '@hearth/server/photos/scenes.service.ts';
import { createServices } from '@hearth/server/services.ts';
import { suggestedSearch } from '@hearth/server/suggestions/suggested-search.ts';
import { suggestLocations } from '@hearth/server/suggestions/suggestions.service.ts';
import { testConfig } from '@hearth/server/testing/test-config.ts';
import { plainText } from '@hearth/server/text/plain-text.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { fillDatabase } from '../search/fill-database.ts';
import { percentiles } from '../search/latency.ts';
import { mistyped } from './typos.ts';

/** How often suggestions find what a mistyped text means, for one kind of name. */
interface KindResult {
  readonly kind: string;
  readonly requested: number;
  readonly first: number;
  readonly amongFive: number;
  /** Enter takes the right one; a name that is only similar is not taken. */
  readonly taken: number;
  readonly missed: readonly string[];
}

const NAMES_OF_A_KIND = 120;
type Log = (line: string) => void;

/** Asks for mistyped names of a database with so many sample listings, and prints how often the right one is suggested. */
export async function benchSuggestions(rows: number, log: Log): Promise<string> {
  const [report] = await onDatabases([rows], async (url) => {
    await fillDatabase(url, rows, log);
    return measure(url, rows);
  });
  return report!;
}

async function measure(url: string, rows: number): Promise<string> {
  const database = openDatabase(url, { max: 4, statementTimeoutMs: 0 });
  const visit = publicVisit({ edition: 'austin', now: new Date() });
  const services = createServices({
    ...{ db: database.kysely, edition: 'austin', clock: () => new Date(), hasColumns: false },
    ...{ photosFolder: tmpdir(), onError: console.error },
    scenes: createScenes(tmpdir(), testConfig()),
  });
  const { search } = suggestedSearch(getSuggestions.query.parse({ query: '' }), visit.viewer);
  const source = { db: database.kysely, search: services.search };
  const times: number[] = [];
  const results: KindResult[] = [];
  const kinds = await gazetteer(database);
  const all = new Set(kinds.flatMap(([, names]) => names));
  for (const [kind, names] of kinds) {
    const random = createRandom(`typos ${kind}`);
    const ranks: number[] = [];
    const missed: string[] = [];
    let taken = 0;
    for (const name of names.slice(0, NAMES_OF_A_KIND)) {
      const typo = typoOf(random, name, kind, all);
      if (typo === null) continue;
      const started = performance.now();
      const { hits: found } = await suggestLocations(source, typo, { ...visit, ...search });
      times.push(performance.now() - started);
      const rank = found.findIndex((suggestion) => isMeant(kind, name, suggestion.name));
      ranks.push(rank);
      if (rank === 0 && found[0]!.likeness !== 'similar') taken += 1;
      if (rank < 0 || rank >= 5) missed.push(`${typo} (${name})`);
    }
    const first = ranks.filter((rank) => rank === 0).length;
    const amongFive = ranks.filter((rank) => rank >= 0 && rank < 5).length;
    results.push({ kind, requested: ranks.length, first, amongFive, taken, missed });
  }
  await services.close();
  await database.close();
  return printed(results, percentiles(times), rows);
}

/** null where the mistake makes another name: it cannot be recognised. */
function typoOf(random: Random, name: string, kind: string, all: ReadonlySet<string>): string | null {
  const typo = mistyped(random, name, kind === 'street' || kind === 'address');
  return all.has(typo) ? null : typo;
}

/** A street with one listing is suggested as its address. */
const isMeant = (kind: string, name: string, suggested: string): boolean => {
  const plain = plainText(suggested);
  if (kind === 'street') return ` ${plain} `.includes(` ${name} `);
  if (kind === 'address') return plain.startsWith(`${name} `);
  return plain === name || plain === `${name} county` || plain === `${name} isd`;
};

type Database = ReturnType<typeof openDatabase>;

/** Names that some open listing for sale has, by kind; the same in every run over the same data. */
async function gazetteer({ pool }: Database): Promise<[kind: string, names: string[]][]> {
  const named = `select distinct kind, trim(words) as name from named_area
    where exists (select from area_tally s where s.area_id = named_area.id and s.edition = 1 and not s.lease
      and s.mlsstatus = 2 and s.displayed and s.filter_type <= 3 group by s.area_id having sum(n) > 0)`;
  const shown = `from shown_address where edition = 1 and not lease and mlsstatus = 2 and displayed`;
  const { rows } = await pool.query<{ kind: string; name: string }>(`
    select * from (
      ${named} union
      select 'street', trim(street) ${shown} union
      select 'address', regexp_replace(address, '^(\\S+) .*$', '\\1') || rtrim(street) ${shown}
    ) as names where length(name) >= 4 order by kind, md5(name)`);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).map(({ name }) => name)]);
}

function printed(
  results: readonly KindResult[],
  { p50, p99 }: { readonly p50: number; readonly p99: number },
  rows: number,
): string {
  const sum = (of: (result: KindResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const all = {
    ...{ kind: 'all', requested: sum(({ requested }) => requested), first: sum(({ first }) => first) },
    ...{ amongFive: sum(({ amongFive }) => amongFive), taken: sum(({ taken }) => taken), missed: [] },
  };
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const lines = [...results, all].map(
    ({ kind, requested, first, amongFive, taken }) =>
      `| ${kind} | ${requested} | ${share(first, requested)} | ${share(amongFive, requested)} | ${share(taken, requested)} |`,
  );
  return `# Benchmarks: suggestions

Made by \`npm run bench -- suggestions --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Names of ${rows} sample listings, each with one generated mistake: letters swapped, dropped, doubled or replaced by a neighbour on the
keyboard, a space missing, the house number last, another suffix. The right suggestion is first, or among five;
Enter takes it where it is first and more than similar. A suggestion takes ${p50.toFixed(1)} / ${p99.toFixed(1)} ms (p50 / p99) without HTTP; a load
average over the number of processors says that the machine had other work.

| kind | asked | first | among five | taken by Enter |
| --- | --- | --- | --- | --- |
${lines.join('\n')}

Missed: ${results.flatMap(({ missed }) => missed.slice(0, 12)).join('; ')}
`;
}
