import type { Page } from '@playwright/test';
import { withSignedInPage } from '../open-page.ts';

interface OpenForm {
  readonly origin: string;
  /** Of a session of the agent. */
  readonly token: string;
  /** A draft with as many photos as it may have. */
  readonly listingId: string;
  readonly photos: number;
}

interface FormTimes {
  /** Milliseconds until a form that opens shows all photos. */
  readonly opens: readonly number[];
  /** Milliseconds from a key until the form shows that its value is stored. */
  readonly keys: readonly number[];
}

/** Measures the form of a listing in a browser. Needs a build. */
export const formTimes = (form: OpenForm, count: { readonly opens: number; readonly keys: number }) =>
  withSignedInPage(form, async (page): Promise<FormTimes> => {
    const opens: number[] = [];
    for (let nth = 0; nth < count.opens; nth++) opens.push(await open(page, form));
    const keys: number[] = [];
    for (let nth = 0; nth < count.keys; nth++) keys.push(await press(page, String(nth % 10)));
    return { opens, keys };
  });

async function open(page: Page, { origin, listingId, photos }: OpenForm): Promise<number> {
  const started = performance.now();
  await page.goto(`${origin}/agent/my-listing/${listingId}/edit-draft-listing`);
  await page
    .locator('.photo-tile')
    .nth(photos - 1)
    .waitFor();
  return performance.now() - started;
}

async function press(page: Page, key: string): Promise<number> {
  const stored = page.waitForResponse(/\/api\/exclusive-listing\/update\//);
  const started = performance.now();
  await page.getByLabel(/^Public remarks/).press(key);
  await stored;
  // Until the form has the answer it shows that it is saving.
  await page.getByText('Saved just now').waitFor();
  return performance.now() - started;
}
