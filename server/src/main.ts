import { editionOf } from '@hearth/domain/edition/editions.ts';
import { type Config, localUrl, readConfig } from './config.ts';
import type { Dependencies } from './http/resource.ts';
import { hasOutbox } from './mail/outbox.routes.ts';
import { loadSampleDataIfEmpty } from './sample/load.ts';
import { type RunningServer, startServer } from './start.ts';

/** How long requests under way may take once the server was told to stop. */
const STOP_MS = 15_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let running: RunningServer | undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

try {
  const started = performance.now();
  const config = readConfig(process.env);
  const server = await startServer({ config, clock: () => new Date(), say, prepare });
  running = server;
  say(summary(config, server, (performance.now() - started) / 1000));
  sayOfUnknownEdition(config.productName);
} catch (error) {
  giveUp(error as Error);
}

/** Austin stands in for an edition that there is not; nobody should have to guess why. */
function sayOfUnknownEdition(productName: string): void {
  const edition = editionOf(productName);
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  if (plain(productName).includes(plain(edition.id))) return;
  say(`There is no edition "${productName}" (PRODUCT_NAME): this is ${edition.name}.`);
}

function prepare(dependencies: Dependencies): Promise<void> {
  return loadSampleDataIfEmpty({ ...dependencies, log: say });
}

function summary(config: Config, server: RunningServer, seconds: number): string {
  const url = localUrl(config.host, server.port);
  return [
    '',
    `Hearth is ready (${seconds.toFixed(1)} s).`,
    `  Portal     ${url}/`,
    `  Examples   ${url}/examples/`,
    `  API        ${url}/api/docs`,
    ...(hasOutbox(config) ? [`  Mails      ${url}/outbox`] : []),
    `  Database   ${server.database}`,
    `  Data       ${config.dataFolder}`,
    'Press Ctrl-C to stop.',
  ].join('\n');
}

/** The first signal stops gracefully; the second, or one while still starting, at once. Either way the database ends too. */
async function stop(): Promise<void> {
  if (!running || stopping) process.exit(1);
  stopping = true;
  say('Stopping …');
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await running.stop();
  process.exit(0);
}

function giveUp(error: Error): never {
  const detailed = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '');
  process.stderr.write(`\n${detailed ? error.stack : error.message}\n`);
  process.exit(1);
}
