import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInDemo } from './account.ts';
import { photos } from './photo-files.ts';

/** Signs a person of the samples in, with a new draft. @returns its id */
export async function aDraft(page: Page, fields: object = { streetName: 'Elm' }): Promise<string> {
  await signInDemo(page, 'agent');
  const answer = await page.request.post('/api/exclusive-listing/create', {
    data: { draftId: randomUUID(), fields: { propertyType: 'Residential', mlsStatus: 'Active', ...fields } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).listingId;
}

export const openForm = (page: Page, id: string) => page.goto(`/agent/my-listing/${id}/edit-draft-listing`);

export const addPhotos = (page: Page, files: Awaited<ReturnType<typeof photos>>) =>
  page.getByLabel('Add photos', { exact: true }).setInputFiles(files);

/** A home that no other journey has: its address, and its price, by which searches find it alone. */
export interface NewHome {
  readonly streetNumber: string;
  readonly streetName: string;
  /** Dollars. */
  readonly price: number;
  /** Degrees, in the middle of the edition. */
  readonly latitude: string;
  readonly longitude: string;
}

export function aNewHome(): NewHome {
  const figure = (most: number) => Math.floor(Math.random() * most);
  return {
    streetNumber: String(1 + figure(99_000)),
    streetName: `Quillwort ${letters(figure(1e9))}`,
    price: 2_000_000 + figure(7_000_000),
    latitude: (30.2 + figure(1000) / 10_000).toFixed(6),
    longitude: (-97.8 + figure(1000) / 10_000).toFixed(6),
  };
}

/** Street names have no digits in the middle of a word. */
const letters = (number: number): string =>
  number.toString(36).replace(/\d/g, (digit) => 'qrstuvwxyz'[+digit]!);

/** '2,345,678' */
export const dollars = (price: number): string => price.toLocaleString('en-US');

/** The search that finds a home alone. */
export const searchOf = ({ price }: Pick<NewHome, 'price'>): string =>
  `/listings?minPrice=${price}&maxPrice=${price}`;

/** Publishes a home by the API for the person who is signed in. @returns its id and the path of its page */
export async function publishHome(page: Page, { streetNumber, streetName, price, ...place }: NewHome) {
  const address = { streetNumber, streetName, city: 'Austin', stateOrProvince: 'TX', postalCode: '78704' };
  const position = { latitude: Number(place.latitude), longitude: Number(place.longitude) };
  const fields = { propertyType: 'Residential', mlsStatus: 'Active', listPrice: price };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/exclusive-listing/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const draft = { draftId: randomUUID(), fields: { ...fields, ...address, ...position } };
  const { listingId } = await post('create', draft);
  const [file] = await photos(1);
  const photo = { mediaObjectIds: randomUUID(), turn: '1', file: file! };
  const uploaded = await page.request.post(`/api/exclusive-listing/media/${listingId}`, { multipart: photo });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const details = () => page.request.get(`/api/exclusive-listing/details/${listingId}`);
  const { revision } = await (await details()).json();
  const { url } = await post(`publish/${listingId}`, { revision });
  return {
    listingId: listingId as string,
    url: url as string,
    changeStatus: (status: object) => post(`status/${listingId}`, status),
    async changePrice(listPrice: number) {
      const before = await (await details()).json();
      const saved = await page.request.patch(`/api/exclusive-listing/update/${listingId}?tab=journey`, {
        headers: { 'if-match': `"${before.revision}"` },
        data: { listPrice },
      });
      await post(`republish/${listingId}`, { revision: (await saved.json()).revision });
    },
  };
}

/** Fields that publishing needs, by the labels of the form. */
export const valuesOf = ({
  price,
  streetNumber,
  streetName,
}: NewHome): readonly (readonly [RegExp, string])[] => [
  [/^List price/, String(price)],
  [/^Street number/, streetNumber],
  [/^Street name/, streetName],
  [/^City/, 'Austin'],
  [/^ZIP code/, '78704'],
];

/** Types what publishing needs into the form that is open. */
export async function fillForm(page: Page, home: NewHome): Promise<void> {
  for (const [label, value] of valuesOf(home)) await page.getByRole('textbox', { name: label }).fill(value);
}

/** All that is typed is at the server. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByText(/^Saved (just now|\d+ s ago)$/)).toBeVisible();

/** Goes through the steps of publishing, of a draft or of changes. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Review and (re)?publish$/ }).click();
  await publishNow(page).click();
  await expectPublished(page);
}

/** Publishes over a line that may lose the request or its answer: the dialog stays open then, and a second press is enough. */
export async function publishOverLossyLine(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Review and (re)?publish$/ }).click();
  await publishNow(page).click();
  const loss = page.getByRole('dialog').getByText('Please try again.');
  await expect(loss.or(published(page))).toBeVisible();
  if (await loss.isVisible()) await publishNow(page).click();
  await expectPublished(page);
}

const publishNow = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(Publish|Republish) now$/ });
const published = (page: Page) =>
  page.getByText(/^Your (listing is published|changes are on the site)$/).first();

async function expectPublished(page: Page): Promise<void> {
  await expect(published(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}
