import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { useNamedOutlines } from './use-named-outlines.ts';

function Outlined({ area, zoom }: { readonly area: string; readonly zoom: number }): ReactNode {
  const outlines = useNamedOutlines({ tags: [], locations: [area], zoom });
  return <p>{outlines?.features.map(({ properties }) => properties?.name).join() ?? 'none'}</p>;
}

test('outlines stay while finer ones of their area load, and never stand for another area', async () => {
  const answers: ((name: string) => void)[] = [];
  const fetch = () =>
    new Promise<Response>((resolve) => {
      const geometry = { type: 'Polygon', coordinates: [] };
      answers.push((name) =>
        resolve(
          json({
            type: 'FeatureCollection',
            features: [{ type: 'Feature', properties: { name }, geometry }],
          }),
        ),
      );
    });
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  const of = (area: string, zoom: number) => (
    <AppProvider value={app}>
      <Outlined area={area} zoom={zoom} />
    </AppProvider>
  );
  const view = mount(of('city-austin', 10));
  await view.findByText('none');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.('Austin');
  await view.findByText('Austin');
  view.update(of('city-austin', 15));
  expect(view.getByText('Austin')).toBeTruthy();
  view.update(of('city-buda', 15));
  expect(view.getByText('none')).toBeTruthy();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.('Buda');
  await view.findByText('Buda');
});
