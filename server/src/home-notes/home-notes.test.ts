import { longestNote } from '@hearth/domain/people/note-rules.ts';
import { describe, expect, it } from 'vitest';
import { add, aHome, base, collectionsApp, create, send } from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { page, sharedWithLee } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();

const note = (asker: Asker, id: string, text: string) =>
  send(asker, 'PUT', `/api/v2/listing/${id}/note`, { text });

describe('a note on a home', () => {
  it('shows a note to its writer alone, and keeps it while the home is in no collection', async () => {
    await app.server.save(aHome(1));
    const { kim, lee, id } = await sharedWithLee(app);
    await add(lee.asker, id, 'AUS1');
    const notes = async (asker: Asker) => (await page(asker, id)).addedListings.map((entry) => entry.note);
    expect(await notes(kim.asker)).toEqual([null]);
    expect((await note(kim.asker, '1', '  Zebra\u202e wallpaper\r\nin the hall ')).json()).toEqual({
      done: true,
    });
    expect(await notes(kim.asker)).toEqual(['Zebra wallpaper\nin the hall']);
    await note(lee.asker, 'AUS1', 'Too far');
    expect(await notes(lee.asker)).toEqual(['Too far']);
    const paths = ['', `/${id}`, `/${id}/collaborator`, `/${id}/points`, `/${id}/csv`];
    for (const path of paths) {
      const { body } = await lee.asker.inject({ url: `${base}${path}` });
      expect(body, path).not.toMatch(/zebra/i);
    }
    await send(kim.asker, 'DELETE', `${base}/${id}/listings/AUS1`);
    await add(kim.asker, id, 'AUS1');
    expect(await notes(kim.asker)).toEqual(['Zebra wallpaper\nin the hall']);
    await note(kim.asker, 'AUS1', ' ');
    expect(await notes(kim.asker)).toEqual([null]);
    expect(await notes(lee.asker)).toEqual(['Too far']);
  });

  it('refuses a note that is too long, or on a home that its writer may not see', async () => {
    await app.server.save(aHome(1), aHome(2, { source: 'EX', mlsstatus: 'Private' }));
    const { asker } = await app.signedIn();
    await create(asker);
    expect(errorOf(await note(asker, 'AUS1', 'x'.repeat(longestNote + 1)))).toMatchObject({
      ...{ status: 400, validationErrors: [{ name: 'text' }] },
    });
    expect(errorOf(await note(asker, 'AUS2', 'Mine')).code).toBe('listing_not_found');
    expect(errorOf(await note(app.server, 'AUS1', 'Mine')).code).toBe('sign_in_required');
  });
});
