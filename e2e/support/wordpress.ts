import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchedPackage } from '../../build/fetched-package.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';

const run = promisify(execFile);
const PHP = ['php8.2-cli', 'php8.2-common', 'php8.2-mysql', 'php8.2-xml', 'php8.2-opcache'];
const OF_PHP = ['libargon2-1', 'libsodium23', 'libxml2', 'libedit2', 'libmagic1', 'libicu72', 'libncurses6'];
const MARIADB = ['mariadb-server-core', 'libaio1', 'liburing2', 'libpmem1', 'libdaxctl1', 'libndctl6'];
const OF_MARIADB = ['libsnappy1v5', 'libnuma1', 'libzstd1', 'liblz4-1'];
const WORDPRESS = ['wordpress', 'wordpress-theme-twentytwentythree', 'libjs-underscore'];
const EXTENSIONS = [
  'mysqlnd',
  'mysqli',
  'tokenizer',
  'ctype',
  'iconv',
  'dom',
  'xml',
  'simplexml',
  'fileinfo',
];

/** Extra rules of this site: it fetches from the Hearth server of the test, which is on this machine, and from nowhere else. */
const SITE_RULES = `<?php
add_filter('use_block_editor_for_post', fn($on) => $on && !isset($_GET['classic-editor']));
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn() => [HEARTH_PORT]);
add_filter('pre_http_request', fn($answer, $given, $url) => parse_url($url, PHP_URL_PORT) === HEARTH_PORT ? $answer : new WP_Error('http', 'offline'), 10, 3);
`;

/** A WordPress with its own database. */
export interface WordPress {
  readonly origin: string;
  readonly password: string;
  /** Publishes a text with the rights of a user and returns the address of the post. */
  post(user: 'author' | 'contributor', text: string): Promise<string>;
  stop(): void;
}

/** Starts Debian's WordPress on PHP and MariaDB from unpacked packages; null where they cannot be fetched or do not run. */
export async function startWordPress(hearth: string): Promise<WordPress | null> {
  const packages = await fetchedPackage('Debian', ...WORDPRESS, ...PHP, ...OF_PHP, ...MARIADB, ...OF_MARIADB);
  if (packages === null || spawnSync(phpOf(packages), ['-n', '-v'], { env: envOf(packages) }).status !== 0)
    return null;
  const folder = mkdtempSync(join(tmpdir(), 'hearth-wordpress-'));
  const origin = `http://blog.test:${await freePort()}`;
  const password = 'Blue-door-42-lantern';
  const site = join(folder, 'site');
  const database = await startDatabase(packages, folder);
  const php = phpArguments(packages);
  layOut(packages, folder, origin, Number(new URL(hearth).port));
  const script = (name: string, ...given: string[]) =>
    [...php, join(import.meta.dirname, name), site, origin, ...given] as const;
  await run(phpOf(packages), script('wordpress-install.php', password), { env: envOf(packages) });
  const served = ['-S', `127.0.0.1:${new URL(origin).port}`, '-t', site];
  const env = { ...envOf(packages), PHP_CLI_SERVER_WORKERS: '4' };
  const server = spawn(phpOf(packages), [...php, ...served], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  await written(server, /started/);
  return {
    origin,
    password,
    post: async (user, text) => {
      const posted = run(phpOf(packages), script('wordpress-post.php', user), { env: envOf(packages) });
      posted.child.stdin?.end(text);
      return `${origin}/?p=${(await posted).stdout}`;
    },
    stop() {
      // Its workers are children of the server.
      if (server.pid !== undefined) process.kill(-server.pid);
      database.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const phpOf = (packages: string): string => join(packages, 'usr/bin/php8.2');

const envOf = (packages: string): Record<string, string> => ({
  LD_LIBRARY_PATH: ['x86_64', 'aarch64'].map((each) => join(packages, `usr/lib/${each}-linux-gnu`)).join(':'),
});

const phpArguments = (packages: string): readonly string[] => [
  '-n',
  ...['-d', `extension_dir=${join(packages, 'usr/lib/php/20220829')}`],
  ...EXTENSIONS.flatMap((name) => ['-d', `extension=${name}`]),
  ...['-d', 'memory_limit=256M', '-d', 'upload_max_filesize=8M', '-d', 'error_reporting=E_ERROR'],
];

/** Without accounts and network: the socket in the folder is the only way in. */
async function startDatabase(packages: string, folder: string): Promise<ChildProcess> {
  const data = join(folder, 'data');
  mkdirSync(data);
  const settings = {
    datadir: data,
    socket: join(folder, 'database'),
    'lc-messages-dir': join(packages, 'usr/share/mysql'),
    'innodb-buffer-pool-size': '16M',
    ...(process.getuid?.() === 0 ? { user: 'root' } : {}),
  };
  const named = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const given = ['--no-defaults', '--skip-grant-tables', '--skip-networking', ...named];
  const database = spawn(join(packages, 'usr/sbin/mariadbd'), given, {
    env: envOf(packages),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await written(database, /ready for connections/);
  return database;
}

/** Until a program has written this to its log. */
const written = (program: ChildProcess, words: RegExp): Promise<void> =>
  new Promise((ready, fail) => {
    let log = '';
    program.stderr?.on('data', (text) => {
      log += text;
      if (words.test(log)) ready();
    });
    program.once('exit', () => fail(new Error(`It ended:\n${log}`)));
  });

/** The files of WordPress with a configuration; scripts that Debian has in other packages take the place of their links. */
function layOut(packages: string, folder: string, origin: string, hearthPort: number): void {
  const site = join(folder, 'site');
  cpSync(join(packages, 'usr/share/wordpress'), site, { recursive: true, verbatimSymlinks: true });
  const underscore = 'underscore.min.js';
  rmSync(join(site, 'wp-includes/js', underscore), { force: true });
  cpSync(
    join(packages, 'usr/share/javascript/underscore', underscore),
    join(site, 'wp-includes/js', underscore),
    { dereference: true },
  );
  const themes = join(packages, 'var/lib/wordpress/wp-content/themes');
  const theme = 'twentytwentythree';
  for (const from of [themes, join(packages, 'usr/share/wordpress/wp-content/themes')])
    if (existsSync(join(from, theme, 'style.css')))
      cpSync(join(from, theme), join(site, 'wp-content/themes', theme), { recursive: true, force: true });
  mkdirSync(join(site, 'wp-content/mu-plugins'), { recursive: true });
  writeFileSync(
    join(site, 'wp-content/mu-plugins/site-rules.php'),
    SITE_RULES.replaceAll('HEARTH_PORT', String(hearthPort)),
  );
  rmSync(join(site, 'wp-config.php'), { force: true });
  writeFileSync(join(site, 'wp-config.php'), configuration(origin, join(folder, 'database')));
}

const configuration = (origin: string, socket: string): string => `<?php
mysqli_query(mysqli_connect('localhost', 'root', '', '', 0, '${socket}'), 'CREATE DATABASE IF NOT EXISTS blog');
define('DB_NAME', 'blog');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('DISABLE_WP_CRON', true);
define('AUTH_KEY', 'a');
define('SECURE_AUTH_KEY', 'b');
define('LOGGED_IN_KEY', 'c');
define('NONCE_KEY', 'd');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
