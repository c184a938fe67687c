import { openDraft } from '@hearth/domain/exclusive/edited-draft.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createKeptDrafts, type KeptDraft } from './kept-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

const draftId = '0b6f4a5e-51b5-4c3e-9f0c-2f3c8f1f0d11';
const now = () => new Date('2026-11-28T18:00:00Z');
const kept: KeptDraft = {
  ...{ draftId, isStarted: false, draft: openDraft(1, {}) },
  ...{ unreadable: { listPrice: '4x' }, at: now().getTime() },
};

/** The storage of a browser, whose keys are its properties. */
function aStorage(): Record<string, string> {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => delete stored[key],
  };
  const hidden = Object.fromEntries(Object.entries(methods).map(([name, value]) => [name, { value }]));
  vi.stubGlobal('localStorage', Object.defineProperties(stored, hidden));
  return stored;
}

it('returns drafts of closed tabs to their person, and to no one whose name begins alike', async () => {
  const stored = aStorage();
  createKeptDrafts('ada.reyes', now).keep('tab', draftId, kept);
  expect(await createKeptDrafts('ada', now).left(() => true)).toEqual([]);
  expect(await createKeptDrafts('ada.reyes.2', now).left(() => true)).toEqual([]);
  expect(Object.keys(stored)).toHaveLength(1);
  expect(await createKeptDrafts('ada.reyes', now).left(() => true)).toMatchObject([{ draftId }]);
  expect(stored).toEqual({});
});
