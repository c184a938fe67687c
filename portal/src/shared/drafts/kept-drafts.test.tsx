import { openDraft, typeValue } from '@hearth/domain/exclusive/edited-draft.ts';
import { beforeEach, expect, test } from 'vitest';
import { forgetWords, mayHaveUnsaved } from '../account/kept-words.ts';
import { createKeptDrafts, forgetPrivateWords, hasUnsavedDrafts, type KeptDraft } from './kept-drafts.ts';

beforeEach(() => localStorage.clear());

const now = new Date('2026-11-28T18:00:00Z');
const draftsOf = (username: string) => createKeptDrafts(username, () => now);
const keptWith = (parts: Partial<KeptDraft> = {}): KeptDraft => ({
  ...{ draftId: 'one', isStarted: true, unreadable: {}, lost: [], at: now.getTime() },
  draft: openDraft(3, { accessCode: '2580', city: 'Buda' }),
  ...parts,
});
const typed = typeValue(
  typeValue(openDraft(3, { accessCode: '2580' }), 'accessCode', '1357'),
  'city',
  'Kyle',
);
const everything = () => Object.values({ ...localStorage }).join(' ');

test('a person finds the own drafts alone, also one whose name begins the name of another', async () => {
  draftsOf('ada.reyes').keep('tab', 'one', keptWith({ draft: typed }));
  expect(await draftsOf('ada').left(() => true)).toEqual([]);
  expect(hasUnsavedDrafts('ada')).toBe(false);
  expect(await draftsOf('ada.reyes').left(() => true)).toHaveLength(1);
});

test('a new form takes the newest of several listings over, the next form the others', async () => {
  const drafts = draftsOf('ada');
  const start = (draftId: string, tab: string, at: number) =>
    drafts.keep(tab, draftId, keptWith({ draftId, at, isStarted: false, draft: typed }));
  start('older', 'first tab', now.getTime() - 2);
  start('newer', 'second tab', now.getTime() - 1);
  start('newer', 'third tab', now.getTime());
  const next = async () => (await drafts.left(({ isStarted }) => !isStarted)).map(({ draftId }) => draftId);
  expect([await next(), await next(), await next()]).toEqual([['newer', 'newer'], ['older'], []]);
});

test('drafts without unsaved text stop no log-out; typed text and text that cannot be stored do', () => {
  draftsOf('ada').keep('tab', 'one', keptWith());
  expect(hasUnsavedDrafts('ada')).toBe(false);
  draftsOf('ada').keep('tab', 'one', keptWith({ unreadable: { postalCode: '787' } }));
  expect(hasUnsavedDrafts('ada')).toBe(true);
  draftsOf('ada').keep('tab', 'one', keptWith({ draft: typed }));
  expect(hasUnsavedDrafts('ada')).toBe(true);
});

test('drafts of others lose private values, and name those that were not saved', async () => {
  const past = [{ name: 'ownerPhone', value: '512 555 0146', by: 'here' }] as const;
  draftsOf('ada').keep('tab', 'one', keptWith({ draft: { ...typed, past } }));
  draftsOf('ben').keep('tab', 'two', keptWith());
  forgetPrivateWords('ben');
  const [kept] = await draftsOf('ada').left(() => true);
  expect(kept).toMatchObject({
    lost: ['accessCode'],
    draft: { typed: { city: 'Kyle' }, stored: {}, past: [] },
  });
  expect(await draftsOf('ben').left(() => true)).toMatchObject([
    { draft: { stored: { accessCode: '2580' } } },
  ]);
});

test('a log-out leaves no word on the device', () => {
  draftsOf('ada').keep('tab', 'one', keptWith());
  localStorage.setItem('uppyState:photos-EL1', '{"files":{"a":{}}}');
  forgetWords();
  expect(mayHaveUnsaved('ada')).toBe(false);
  expect(everything()).toBe('');
});
