import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { AppProvider } from '../app/app-context.tsx';
import { SourceDisclaimer } from './source-disclaimer.tsx';

function open(site: () => ReturnType<typeof aSite> | Response) {
  const { client } = homeServer({ site });
  return mount(
    <AppProvider value={anApp(client)}>
      <SourceDisclaimer source="AUS" />
    </AppProvider>,
  );
}

test('a disclaimer has the date of its source, not that of the visitor’s clock', async () => {
  const view = open(() => aSite());
  await view.findByText('Based on information from ACTRIS as of 20 Nov 2026. All data is for consumers.');
});

test('a disclaimer has no date until the server has said it', async () => {
  const view = open(() => new Response(null, { status: 503 }));
  const said = await view.findByText(/^Based on information from the Austin Board of REALTORS® \(ACTRIS\)\./);
  expect(said.textContent).not.toContain('as of');
});
