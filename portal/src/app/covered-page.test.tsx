import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { stateFor } from '../ui/listing-modal.ts';
import { CoveredPage } from './covered-page.tsx';

const home = '/1-Oak-St-Austin-TX-78701_home-A.html';

interface NotesProps {
  readonly name: string;
  /** The paths that it has seen are added here. */
  readonly seen: string[];
}

function Notes({ name, seen }: NotesProps): ReactNode {
  const { pathname } = useLocation();
  useLayoutEffect(() => void seen.push(`${name} ${pathname}`), [name, seen, pathname]);
  return null;
}

function Links(): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <>
      {['/listings', '/compare', home].map((path) => (
        <button type="button" key={path} onClick={() => navigate(path, { state: stateFor(location, path) })}>
          {path}
        </button>
      ))}
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** A page and what lies over it, and the paths that each of both has seen. */
function show() {
  const seen: string[] = [];
  const view = mount(
    <MemoryRouter initialEntries={['/listings']} useTransitions={false}>
      <CoveredPage>
        <Notes name="page" seen={seen} />
      </CoveredPage>
      <Notes name="over" seen={seen} />
      <Links />
    </MemoryRouter>,
  );
  seen.length = 0;
  return { seen, press: (name: string) => view.getByRole('button', { name }).click() };
}

test('the page below a listing learns of it after the listing has been painted', async () => {
  const { seen, press } = show();
  press(home);
  await expect.poll(() => seen).toEqual([`over ${home}`, `page ${home}`]);
  seen.length = 0;
  press('Back');
  await expect.poll(() => seen).toEqual(['over /listings', 'page /listings']);
});

test('another page shows with its location at once, also below a listing', async () => {
  const { seen, press } = show();
  press('/compare');
  await expect.poll(() => seen).toEqual(['page /compare', 'over /compare']);
  press(home);
  await expect.poll(() => seen).toContain(`page ${home}`);
  expect(seen).not.toContain('page /listings');
});
