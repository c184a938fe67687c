import type { DraftPhotoItem, PhotoList } from '@hearth/domain/contract/exclusive-photos.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../../app/toasts.tsx';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { forget } from '../../../testing/forget.ts';
import { anAgent, signedInApp } from '../../../testing/signed-in.ts';
import { ListingPhotos } from './listing-photos.tsx';

beforeEach(forget);

const page = within(document.body);
const aPhoto = (mediaObjectId: string): DraftPhotoItem => ({
  ...{ mediaObjectId, kind: 'photo', caption: '', width: 1600, height: 1200 },
  ...{ thumbnail: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', mediaUrl: '' },
  turn: null,
});

/** A server with the photos of one listing. */
function photoServer(...ids: readonly string[]) {
  let items = ids.map(aPhoto);
  const removed = new Map<string, DraftPhotoItem>();
  const call = async (
    { method }: { method: string },
    { params, query, body }: { params?: { mediaObjectId?: string }; query?: object; body?: object } = {},
  ): Promise<PhotoList> => {
    const { mediaObjectIds = [] } = { ...query, ...body } as { mediaObjectIds?: readonly string[] };
    if (method === 'PUT')
      items = mediaObjectIds.flatMap(
        (id) => items.find((item) => item.mediaObjectId === id) ?? removed.get(id) ?? [],
      );
    if (method === 'DELETE')
      items = items.filter((item) => {
        const isNamed = mediaObjectIds.includes(item.mediaObjectId);
        if (isNamed) removed.set(item.mediaObjectId, item);
        return !isNamed;
      });
    if (method === 'PATCH')
      items = items.map((item) =>
        item.mediaObjectId === params?.mediaObjectId ? { ...item, ...body } : item,
      );
    return { items, most: 120 };
  };
  return {
    client: { baseUrl: `${location.origin}/`, call } as unknown as Client,
    ids: () => items.map(({ mediaObjectId }) => mediaObjectId).join(''),
    captions: () => items.map(({ caption }) => caption),
  };
}

function open(...ids: readonly string[]) {
  const server = photoServer(...ids);
  mount(
    <AppProvider value={signedInApp(server.client, anAgent)}>
      <MemoryRouter>
        <ListingPhotos listingId="EL200001" />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return server;
}

const press = async (name: string | RegExp) => userEvent.click(await page.findByRole('button', { name }));

test('photos move by buttons and by keys, which keep the focus', async () => {
  const server = open('a', 'b', 'c');
  await press('Move later: photo 1');
  await expect.poll(server.ids).toBe('bac');
  await press('Make cover: photo 3');
  await expect.poll(server.ids).toBe('cba');
  const handle = page.getByRole('button', { name: /^Photo 1 of 3/ });
  handle.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(server.ids).toBe('bca');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Photo 2 of 3/);
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a removed photo comes back to its place by the undo', async () => {
  const server = open('a', 'b', 'c');
  await press('Remove photo 2');
  await expect.poll(server.ids).toBe('ac');
  await press('Undo');
  await expect.poll(server.ids).toBe('abc');
});

test('a caption is stored when its field is left, and describes the photo', async () => {
  const server = open('a');
  await userEvent.fill(await page.findByLabelText('Caption of photo 1'), '  Porch at dusk ');
  await userEvent.tab();
  await expect.poll(server.captions).toEqual(['Porch at dusk']);
  await page.findByRole('img', { name: 'Porch at dusk' });
});

test('a caption is checked for words about people while it is typed', async () => {
  open('a');
  const caption = await page.findByLabelText('Caption of photo 1');
  await userEvent.fill(caption, 'Perfect for kids');
  await page.findByText('Fair housing: check 1 phrase before you publish.');
  expect(page.getByRole('list', { name: 'Words to check' }).textContent).toContain('“for kids”');
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.fill(caption, 'Porch at dusk');
  await expect.poll(() => page.queryByRole('list', { name: 'Words to check' })).toBeNull();
});

test('files that are no photos are named with a reason, also chosen before the code is loaded', async () => {
  open();
  const picker = await page.findByLabelText<HTMLInputElement>('Add photos', { selector: 'input' });
  const heic = new File(['\0\0\0\x18ftypheic', new Uint8Array(60_000)], 'IMG_1.HEIC');
  const small = new File([new Uint8Array([255, 216, 255, 224]), new Uint8Array(40_000)], 'small.jpg');
  await userEvent.upload(picker, [heic, small]);
  const alert = await page.findByRole('alert');
  expect(alert.textContent).toMatch(
    /IMG_1\.HEIC: Inappropriate photo format\. Use a \.jpg, \.jpeg\. This photo is HEIC/,
  );
  expect(alert.textContent).toContain('small.jpg: Upload failed. The file is too small.');
  await press('Dismiss');
  await expect.poll(() => page.queryByRole('alert')).toBeNull();
});
