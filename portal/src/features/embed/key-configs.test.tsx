import {
  addKeyConfig,
  changeKeyConfig,
  type EmbedConfig,
  getKeyConfigs,
  removeKeyConfig,
} from '@hearth/domain/contract/embed-config.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { KeyConfigs } from './key-configs.tsx';

const page = within(document.body);

const attribute = { property: null, kind: 'string', words: [], description: '', isFilter: false };
const elements = ['search', 'agent-bio'].map((name) => ({
  ...{ tag: `hearth-${name}`, className: name },
  attributes: ['heading', 'config'].map((each) => ({ ...attribute, name: each })),
}));

/** A server that stores settings, behind the same addresses as the build's list of elements. */
function aServer(items: EmbedConfig[]) {
  const call = async (
    { method, path }: { method: string; path: string },
    request: { body?: EmbedConfig },
  ) => {
    const { body } = request;
    if (path === getKeyConfigs.path && method === 'GET') return { items: [...items] };
    const stored = { ...items[0], ...body, id: 'abc123abc123', changedAt: '2026-11-21T18:00:00.000Z' };
    if (method === removeKeyConfig.method) items.pop();
    if (method === addKeyConfig.method || method === changeKeyConfig.method)
      items.splice(0, 1, stored as EmbedConfig);
    return stored;
  };
  return { baseUrl: '', call } as unknown as Client;
}

function open(items: EmbedConfig[] = []) {
  const app = anApp(aServer(items), {});
  app.queries.setQueryData(['catalogue'], { elements, version: '0', pinned: null });
  mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <KeyConfigs link="right" />
      </MemoryRouter>
    </AppProvider>,
  );
  return items;
}

test('stores settings by the fields of the builder, and shows the tag with their id', async () => {
  const items = open();
  const add = await page.findByRole('button', { name: 'Add settings' });
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(add);
  await userEvent.click(await page.findByRole('button', { name: 'Save settings' }));
  await page.findByText('Enter a name first.');
  expect(page.queryByLabelText('Config')).toBeNull();
  await userEvent.type(page.getByLabelText('Name, for you alone'), 'Front page');
  await userEvent.type(page.getByLabelText('Heading'), 'Homes');
  await userEvent.tab();
  await userEvent.click(page.getByRole('button', { name: 'Save settings' }));
  await page.findByText('<hearth-search config="abc123abc123"></hearth-search>');
  expect(items).toMatchObject([{ name: 'Front page', widget: 'search', attributes: { heading: 'Homes' } }]);
});

const frontPage: EmbedConfig = {
  ...{ id: 'abc123abc123', name: 'Front page', widget: 'agent-bio', attributes: { heading: 'Ada' } },
  changedAt: '2026-11-21T18:00:00.000Z',
};

test('removes stored settings once their loss is accepted', async () => {
  const items = open([frontPage]);
  await userEvent.click(await page.findByRole('button', { name: 'Change Front page' }));
  await userEvent.click(await page.findByRole('button', { name: 'Remove settings' }));
  expect(items).toEqual([frontPage]);
  const dialog = within(page.getByRole('dialog', { name: 'Remove Front page?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove for good' }));
  await page.findByRole('button', { name: 'Add settings' });
  expect(page.queryByText('Front page')).toBeNull();
  expect(items).toEqual([]);
});

test('changes stored settings, and leaves those that it does not show', async () => {
  const items = open([frontPage]);
  await userEvent.click(await page.findByRole('button', { name: 'Change Front page' }));
  const heading = await page.findByLabelText('Heading');
  expect((heading as HTMLInputElement).value).toBe('Ada');
  await userEvent.clear(heading);
  await userEvent.type(heading, 'Ada Reyes');
  await userEvent.tab();
  await userEvent.click(page.getByRole('button', { name: 'Save settings' }));
  await expect.poll(() => items[0]?.attributes).toEqual({ heading: 'Ada Reyes' });
  expect(items[0]).toMatchObject({ name: 'Front page', widget: 'agent-bio' });
});
