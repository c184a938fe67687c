import { getExclusiveListing } from '@hearth/domain/contract/exclusive-listing.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { beforeEach, expect, test } from 'vitest';
import { createKeptDrafts } from '../../../shared/drafts/kept-drafts.ts';
import { forget } from '../../../testing/forget.ts';
import { anItem, listingServer } from '../testing/listing-server.ts';
import { createDraftEditor, type DraftEditor } from './draft-editor.ts';

beforeEach(forget);

const draft = anItem();
const now = () => new Date();

/** The editor of a new listing, or of a stored one, with the addresses that it gives the page. */
async function openEditor({ isNew }: { readonly isNew: boolean }) {
  const { server, client } = listingServer(isNew ? [] : [{ ...draft }], homeServer({}).client);
  const { draftId } = draft;
  const addresses: string[] = [];
  const editor = createDraftEditor({
    ...{ client, now, draftId, kept: createKeptDrafts('ada.reyes', now), tab: 'desk', left: [], initial: {} },
    details: isNew ? null : await client.call(getExclusiveListing, { params: { id: draftId } }),
    today: () => '2026-11-28',
    onNewAddress: ({ listingId }) => addresses.push(listingId),
  });
  return { server, editor, addresses };
}

test.each<[string, number, (editor: DraftEditor) => unknown]>([
  ['is open', 1, () => undefined],
  ['has ended', 0, (editor) => editor.end()],
  ['is closed', 0, (editor) => editor.close({ keeps: true })],
])(
  'shows the address of a draft published elsewhere only to an open form: it %s',
  async (_, count, leave) => {
    const { server, editor, addresses } = await openEditor({ isNew: false });
    server.items[0]!.isDraft = false;
    const refreshed = editor.refresh();
    const left = leave(editor);
    await refreshed;
    await left;
    expect(addresses).toHaveLength(count);
    await editor.end();
  },
);

test('gives the page no address of a new listing that is started as the form ends', async () => {
  const { server, editor, addresses } = await openEditor({ isNew: true });
  editor.type('listPrice', '450000');
  expect(await editor.end()).toBe(true);
  expect(server.fieldsOf(draft.draftId)).toMatchObject({ listPrice: 450_000 });
  expect(addresses).toEqual([]);
});
