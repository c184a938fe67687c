import * as z from 'zod/mini';

/** Values by the names of the field catalogue; null clears a field. */
export const fieldValues = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** A field that another tab or person changed meanwhile, to another value than the one that was sent. */
export const fieldConflict = z.object({
  name: z.string(),
  /** The value that was sent, which is not stored; null for a cleared field. */
  yours: z.unknown(),
  /** The stored value; null for a cleared field. */
  theirs: z.unknown(),
});
export type FieldConflict = z.output<typeof fieldConflict>;

/** The outcome of a save. Fields without a conflict or a fault are stored, whatever happens to the others. */
export const draftSave = z.object({
  /** The revision that the next save names. */
  revision: z.number(),
  savedAt: z.iso.datetime(),
  /** Fields of the request that are stored as they were sent. */
  saved: z.array(z.string()),
  /** Fields that were changed elsewhere since the revision of the request, with their values; null for a cleared one. */
  others: fieldValues,
  /** Empty but for answers with status 409. */
  conflicts: z.array(fieldConflict),
});
export type DraftSave = z.output<typeof draftSave>;
