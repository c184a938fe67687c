import type { Look } from '@hearth/domain/listing/history/last-look.ts';
import { mlsStatuses } from '@hearth/domain/listing/status.ts';
import * as z from 'zod/mini';
import { listOf, persisted } from '../../ui/persisted.ts';

const lookSchema = z.object({
  listingid: z.string(),
  day: z.iso.date(),
  listprice: z.number(),
  mlsstatus: z.enum(mlsStatuses),
  photoscount: z.number(),
});

/** The most looks stored; those at listings opened longest ago are dropped first. */
const most = 200;

const stored = persisted<readonly Look[]>('hearth-last-looks', listOf(lookSchema, most), []);

/** How the visitor last saw a listing on this device. */
export const lastLook = (listingid: string): Look | undefined =>
  stored.read().find((look) => look.listingid === listingid);

/** Replaces the look at a listing. */
export const storeLook = (look: Look): void =>
  stored.write(
    [look, ...stored.read().filter(({ listingid }) => listingid !== look.listingid)].slice(0, most),
  );
