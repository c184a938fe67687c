import * as z from 'zod/mini';

/** Username of the owner; the signed-in person by default. */
export const username = z.optional(z.string().check(z.maxLength(200)));
export const ofOwner = z.strictObject({ owner: username });
export const flag = z.optional(z.enum(['true', 'false']));
/** Of changes for a contact, who gets a mail about them unless the agent wants none. */
export const quietly = { notNotifyUser: z.optional(z.boolean()) };
