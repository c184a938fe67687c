import { plainLinks } from '@hearth/domain/embed/plain-links.ts';
import { beforeAll, expect, test } from 'vitest';
import { page, withPartnerPage } from './testing/partner-page.ts';
import { documented, fetchSanitisers, sanitisers } from './testing/sanitisers.ts';

withPartnerPage();
// Fetching and unpacking end after 30 seconds each.
beforeAll(() => fetchSanitisers(), 90_000);

const FORMS = `<p>Homes</p><hearth-search limit="6"></hearth-search>
<div data-hearth="search" data-limit="6"></div>
<p><a href="https://homes.example/w/search?limit=6">Search homes</a></p>
<iframe src="https://homes.example/embed/frame/search?limit=6"></iframe>`;

/** Returns whether tag, div, link and frame are still what the loader, or for the frame the browser, makes a widget of. */
const keptIn = (html: string) =>
  page.evaluate(
    ([text, plain]) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      const link = `a[href="https://homes.example/w/search?limit=6"]:not(${plain})`;
      const frame = 'iframe[src="https://homes.example/embed/frame/search?limit=6"]';
      return ['hearth-search[limit="6"]', '[data-hearth=search][data-limit="6"]', link, frame].map(
        (form) => body.querySelector(form) !== null,
      );
    },
    [html, plainLinks] as const,
  );

test.for(sanitisers(() => page))(
  '%s keeps the forms that the documentation says',
  async ([name, sanitise], { skip }) => {
    const html = await sanitise(FORMS);
    if (html === null) return skip('Its package cannot be fetched on this machine.');
    expect(documented()[name]).toEqual(await keptIn(html));
  },
);
