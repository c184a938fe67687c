import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/lib/free-port.mjs';
import type { OtherBrowser } from './browser.ts';

interface WebKitPrograms {
  /** WebKitWebDriver; it starts WebKitGTK's MiniBrowser. */
  readonly driver: string;
  readonly miniBrowser: string;
  /** GTK needs a display; Xvfb provides a virtual one. */
  readonly xvfb: string;
}

/** WebKitGTK, Safari's engine on Linux, over the classic WebDriver protocol. */
export async function startWebKit({ driver, miniBrowser, xvfb }: WebKitPrograms): Promise<OtherBrowser> {
  const display = await startDisplay(xvfb);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  };
  const session = await ask<Session>('POST', `${base}/session`, { capabilities: { alwaysMatch } });
  const address = `${base}/session/${session.sessionId}`;
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: async (url) => void (await ask('POST', `${address}/url`, { url })),
    run: (script) => ask('POST', `${address}/execute/sync`, { script, args: [] }),
    async close() {
      await ask('DELETE', address).catch(() => {});
      service.kill();
      display.process.kill();
    },
  };
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** With `-displayfd` the server picks a free display number and writes it once it listens. */
function startDisplay(xvfb: string): Promise<{ name: string; process: ChildProcess }> {
  const server = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended before it listened')));
    server.stdout?.once('data', (number) => resolve({ name: `:${String(number).trim()}`, process: server }));
  });
}

async function untilReady(base: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await ask<{ ready: boolean }>('GET', `${base}/status`).then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}
