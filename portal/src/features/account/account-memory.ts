import { addGuestMemory, getMemory, removeRecentSearches } from '@hearth/domain/contract/account-routes.ts';
import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useEffect } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { type App, useApp } from '../../ui/app-context.tsx';
import { calculatorSettings } from '../../ui/calculator-settings.ts';
import { forgetPerson, memoryOwner } from '../../ui/device-memory.ts';
import { moveFavoritePlaces } from './move-favorite-places.ts';

type Search = AccountMemory['recentSearches'][number];
type Memory = Pick<AccountMemory, 'recentSearches' | 'viewedListings'>;

/** Recent searches and viewed homes are those of the account as long as a person is signed in. */
export function useAccountMemory(): void {
  const app = useApp();
  const username = useSnapshot(app.account.state).person?.username;
  useEffect(() => (username === undefined ? undefined : rememberFor(app, username)), [app, username]);
}

/**
 * Moves what the device remembers of a guest into the account once, takes over what the account has, and tells the account of
 * changes from then on. Returns a function that stops it.
 */
function rememberFor(app: App, username: string): () => void {
  let known: Memory | null = null;
  let isOver = false;
  const isTheirs = () => !isOver && memoryOwner.read() === username;
  const quietly = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // The device still has it: the next visit moves it.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const send = () => {
    if (known === null || !isTheirs()) return;
    const now = onDevice(app);
    const { recentSearches, viewedListings } = changesOf(known, now);
    const removed = removedFrom(known.recentSearches, now.recentSearches);
    known = now;
    const { client } = app;
    if (recentSearches.length + viewedListings.length > 0)
      void quietly(async () => {
        await client.call(addGuestMemory, { body: { recentSearches, viewedListings } });
      });
    if (removed.length > 0)
      void quietly(async () => {
        await client.call(removeRecentSearches, { body: { queries: removed } });
      });
  };
  void quietly(async () => {
    const sent = onDevice(app);
    const answer = await takeOver(app, username, sent);
    if (isOver || app.account.state.person?.username !== username) return;
    const late = changesOf(sent, onDevice(app));
    memoryOwner.write(username);
    if (Object.keys(answer.calculator).length > 0) calculatorSettings.write(answer.calculator);
    app.recents.replace([...late.recentSearches, ...without(answer.recentSearches, late.recentSearches)]);
    app.viewed.replace([...new Set([...late.viewedListings, ...answer.viewedListings])]);
    // As much as the device stores: the account has more, and what the device does not store was not removed.
    const { recentSearches, viewedListings } = onDevice(app);
    known = {
      recentSearches: without(recentSearches, late.recentSearches),
      viewedListings: viewedListings.filter((id) => !late.viewedListings.includes(id)),
    };
    send();
    app.account.memoryMoved();
  });
  const stops = [subscribe(app.recents.state, send), subscribe(app.viewed.state, send)];
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

/** What the account has, with what this device remembers of a guest; what it remembers of another person is forgotten first. */
async function takeOver(app: App, username: string, guest: Memory): Promise<AccountMemory> {
  const owner = memoryOwner.read();
  if (owner === username) return app.client.call(getMemory);
  if (owner !== '') {
    forgetPerson();
    return app.client.call(getMemory);
  }
  await moveFavoritePlaces(app.client);
  const calculator = calculatorSettings.read();
  const isEmpty = [guest.recentSearches, guest.viewedListings, Object.keys(calculator)].every(
    (part) => part.length === 0,
  );
  return isEmpty
    ? app.client.call(getMemory)
    : app.client.call(addGuestMemory, { body: { ...guest, calculator } });
}

const onDevice = ({ recents, viewed }: App): Memory => ({
  recentSearches: recents.state.recents.map(({ query, searchCount }) => ({ query, searchCount })),
  viewedListings: [...viewed.state.ids],
});

/** What is new in the second one, or was done once more. */
function changesOf(before: Memory, now: Memory): Memory {
  const isNew = ({ query, searchCount }: Search) =>
    !before.recentSearches.some((each) => each.query === query && each.searchCount >= searchCount);
  const [first] = now.viewedListings;
  const isMoved = (id: string) => id === first && first !== before.viewedListings[0];
  return {
    recentSearches: [...now.recentSearches].filter(isNew),
    viewedListings: now.viewedListings.filter((id) => !before.viewedListings.includes(id) || isMoved(id)),
  };
}

/** Queries that a person removed. A list that is full drops its last one by itself, and does not get shorter by that. */
const removedFrom = (before: readonly Search[], now: readonly Search[]): string[] =>
  now.length < before.length ? without(before, now).map(({ query }) => query) : [];

const without = (searches: readonly Search[], others: readonly Search[]): Search[] =>
  searches.filter(({ query }) => !others.some((other) => other.query === query));
