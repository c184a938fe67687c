import type { Look } from '@hearth/domain/listing/history/last-look.ts';
import { mlsStatuses } from '@hearth/domain/listing/status.ts';
import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { listOf, persisted } from '../../ui/persisted.ts';

export const lookSchema = z.object({
  listingid: z.string(),
  day: z.iso.date(),
  listprice: z.number(),
  mlsstatus: z.enum(mlsStatuses),
  photoscount: z.number(),
});

/** The most looks stored; those at listings opened longest ago are dropped first. */
export const mostLooks = 200;

/** Listings as the visitor last saw them, on this device or, of a person, on any. */
export interface LastLooks {
  /** The newest first; replaced as a whole. */
  readonly state: { looks: readonly Look[] };
  of(listingid: string): Look | undefined;
  /** Replaces the look at a listing. */
  store(look: Look): void;
  remove(listingids: 'all' | readonly string[]): void;
  /** Replaces all, by what the account has. */
  replace(looks: readonly Look[]): void;
}

export function createLastLooks(): LastLooks {
  const stored = persisted<readonly Look[]>('hearth-last-looks', listOf(lookSchema, mostLooks), []);
  const state = proxy<LastLooks['state']>({ looks: ref([...stored.read()]) });
  stored.subscribe(() => {
    state.looks = ref([...stored.read()]);
  });
  const replace = (looks: readonly Look[]) => {
    state.looks = ref(looks.slice(0, mostLooks));
    stored.write(state.looks);
  };
  const without = (listingids: readonly string[]) =>
    state.looks.filter(({ listingid }) => !listingids.includes(listingid));
  return {
    state,
    of: (id) => state.looks.find(({ listingid }) => listingid === id),
    store: (look) => replace([look, ...without([look.listingid])]),
    remove: (listingids) => replace(listingids === 'all' ? [] : without(listingids)),
    replace,
  };
}
