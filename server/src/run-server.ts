import { editionOf } from '@hearth/domain/edition/editions.ts';
import { type Config, localUrl, readConfig } from './config.ts';
import { hasOutbox } from './mail/outbox.service.ts';
import { type RunningServer, type StartOptions, startServer } from './start.ts';

/** How long requests under way may take after the signal to stop. */
const STOP_MS = 15_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * The server as a program: reads settings from the environment, writes progress to standard output and stops on signals. A
 * failed start ends the process with code 1 and the reason. `additions` are the sample homes of `npm start`.
 */
export async function runServer(
  additions: Pick<StartOptions, 'prepare' | 'extraResources'> = {},
): Promise<void> {
  let running: RunningServer | undefined;
  stopOnSignals(() => running);
  try {
    const started = performance.now();
    const config = readConfig(process.env);
    running = await startServer({ config, clock: () => new Date(), say, ...additions });
    say(summary(config, running, (performance.now() - started) / 1000));
    sayOfUnknownEdition(config.productName);
    for (const warning of running.warnings) say(warning);
  } catch (error) {
    exitWithError(error as Error);
  }
}

/** Austin is the fallback for an unknown edition; the operator should see why. */
function sayOfUnknownEdition(productName: string): void {
  const edition = editionOf(productName);
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  if (plain(productName).includes(plain(edition.id))) return;
  say(`There is no edition "${productName}" (PRODUCT_NAME): this is ${edition.name}.`);
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
function stopOnSignals(running: () => RunningServer | undefined): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    const server = running();
    if (!server || stopping) process.exit(1);
    stopping = true;
    say('Stopping …');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await server.stop().catch(exitWithError);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function exitWithError(error: Error): never {
  const detailed = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '');
  process.stderr.write(`\n${detailed ? error.stack : error.message}\n`);
  process.exit(1);
}
