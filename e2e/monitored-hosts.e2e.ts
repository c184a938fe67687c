import { expect } from '@playwright/test';
import { pageScript } from '../loader/src/testing/frameworks.ts';
import { test } from './support/test.ts';

/** Monitoring SDKs as published, set up to trace the requests of a page to every server. */
const sdks = {
  Sentry: {
    packages: ['@sentry/browser@10.20.0'],
    module: `import * as Sentry from '@sentry/browser';
      Sentry.init({ dsn: 'https://key@sentry.invalid/1', transport: () => ({ send: async () => ({}), flush: async () => true }),
        tracesSampleRate: 1, tracePropagationTargets: [/./], integrations: [Sentry.browserTracingIntegration()] });`,
    headers: ['sentry-trace', 'baggage'],
  },
  Datadog: {
    packages: ['@datadog/browser-rum@6.22.0'],
    module: `import { datadogRum } from '@datadog/browser-rum';
      datadogRum.init({ applicationId: 'a', service: 'site', clientToken: 'pub', site: 'datadoghq.com', proxy: () => 'data:,', sessionSampleRate: 100,
        traceSampleRate: 100, allowedTracingUrls: [{ match: /./, propagatorTypes: ['datadog', 'tracecontext', 'b3', 'b3multi'] }] });`,
    headers: ['x-datadog-trace-id', 'traceparent', 'b3', 'x-b3-traceid'],
  },
};

for (const [name, { packages, module, headers }] of Object.entries(sdks)) {
  test(`widgets load on a page whose requests ${name} traces`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    const code = await pageScript(packages, module);
    test.skip(code === null, 'Its packages cannot be fetched on this machine.');
    const script = `<script>${code?.replaceAll('</script', '<\\/script')}</script>`;
    const requested = page.waitForRequest(/\/api\/v2\/listing\/search/);
    await page.goto(
      partnerSite.publish(
        `<link rel="icon" href="data:,">${script}<script async src="${hearth}/v1/hearth.js"></script><hearth-search shape="results" limit="3"></hearth-search>`,
      ),
    );
    expect(Object.keys(await (await requested).allHeaders())).toEqual(expect.arrayContaining(headers));
    await expect(page.locator('hearth-search').getByRole('article')).toHaveCount(3);
  });
}
