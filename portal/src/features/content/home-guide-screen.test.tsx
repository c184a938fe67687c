import { editionIds } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { HomeGuideScreen } from './home-guide-screen.tsx';

const page = within(document.body);

test.for(editionIds)(
  'the guide of %s has a date, chapters of its contents, and links that open',
  async (id) => {
    const edition = editions[id];
    const app = { ...anApp(createClient({ baseUrl: 'https://homes.example/' })), edition };
    mount(
      <AppProvider value={app}>
        <MemoryRouter initialEntries={['/home-guide']}>
          <HomeGuideScreen />
        </MemoryRouter>
      </AppProvider>,
    );
    page.getByRole('heading', { level: 1, name: `Buying and selling a home in ${edition.city}` });
    page.getByRole('heading', { level: 2, name: `Around ${edition.city}` });
    expect(page.getByText(/^\d{2} [A-Z][a-z]{2} \d{4}$/).tagName).toBe('TIME');
    const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const href of hrefs.filter((each) => each.startsWith('#')))
      expect(document.getElementById(href.slice(1))?.tagName).toBe('SECTION');
    for (const href of hrefs.filter((each) => each.startsWith('/')))
      expect(pageAt(href).name).not.toBe('notFound');
    expect(await axeViolations(document.body)).toEqual([]);
  },
);
