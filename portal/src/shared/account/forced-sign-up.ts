import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

/** Returns whether a link asked for a sign-up (`force=true`); lasts until the visitor signs in. */
export const forcedSignUp = persisted('hearth-forced-sign-up', z.boolean(), false);
