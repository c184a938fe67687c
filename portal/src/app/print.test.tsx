import { iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListingDialog } from '../features/listing/listing-dialog.tsx';
import print from '../print.css';
import { anApp } from '../testing/an-app.ts';
import { AppProvider } from '../ui/app-context.tsx';
import { Shell } from './shell/shell.tsx';

/** Applies the print styles to the screen. */
function onPaper(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const rules = [...print.cssRules].map(({ cssText }) => cssText);
  sheet.replaceSync(rules.join('\n').replace('@media print', '@media all'));
  return sheet;
}

function show(dialog: boolean) {
  const client = createClient({
    baseUrl: 'https://homes.example/',
    fetch: () => new Promise<Response>(() => undefined),
  });
  return mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter>
        <Shell>
          <div className="compare">The comparison</div>
          {dialog && <ListingDialog id="a" onClose={() => undefined} />}
        </Shell>
      </MemoryRouter>
    </AppProvider>,
    { sheets: [onPaper()] },
  );
}

test('a home open over a page is printed without the page, above the notices of the commission', async () => {
  const view = show(true);
  const dialog = await screen.findByRole('dialog', { name: 'Listing' });
  expect(dialog.checkVisibility()).toBe(true);
  expect(view.getByText('The comparison').checkVisibility()).toBe(false);
  const notice = view.getByText(iabsWords);
  expect(notice.checkVisibility()).toBe(true);
  expect(notice.getBoundingClientRect().top).toBeGreaterThan(dialog.getBoundingClientRect().bottom);
});

test('a page with no home over it is printed', () => {
  expect(show(false).getByText('The comparison').checkVisibility()).toBe(true);
});
