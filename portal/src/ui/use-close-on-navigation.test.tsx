import { mount } from '@hearth/widgets/testing/mount.tsx';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { SmallDialog } from './small-dialog.tsx';

let go: ReturnType<typeof useNavigate>;

function Page() {
  const [open, setOpen] = useState(true);
  go = useNavigate();
  return open ? (
    <SmallDialog title="Share this search" onClose={() => setOpen(false)}>
      <p>A link</p>
    </SmallDialog>
  ) : (
    <p>Closed</p>
  );
}

let view: ReturnType<typeof mount>;
beforeEach(() => {
  view = mount(
    <MemoryRouter initialEntries={['/listings', '/listings?minPrice=300000']}>
      <Page />
    </MemoryRouter>,
  );
});

test.each(['/listings?minPrice=400000', '/listings/lease'])(
  'a dialog stays where the search goes on to %s',
  async (path) => {
    await go(path);
    await new Promise(requestAnimationFrame);
    expect(view.queryByText('Closed')).toBeNull();
  },
);

test('a dialog stays open when the URL of its page is corrected', async () => {
  await go('/listings?page=2', { replace: true });
  await new Promise(requestAnimationFrame);
  expect(view.queryByText('Closed')).toBeNull();
});

test.each(['/', '/compare', '/another-page'])('a dialog closes on the way to %s', async (path) => {
  await go(path);
  await view.findByText('Closed');
});

test('a dialog closes with a step back, also to a page of listings', async () => {
  await go(-1);
  await view.findByText('Closed');
});
