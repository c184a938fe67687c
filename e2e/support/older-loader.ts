import type { Route } from '@playwright/test';

/** Serves the loader of an earlier release: the same code with the version 0.0.1. */
export async function serveOlderLoader(route: Route): Promise<void> {
  const address = (name: string) => new URL(name, route.request().url()).href;
  const { version } = await (await route.fetch({ url: address('manifest.json') })).json();
  const response = await route.fetch({ url: address('hearth.js') });
  const body = (await response.text()).replaceAll(JSON.stringify(version), '"0.0.1"');
  await route.fulfill({ response, body });
}
