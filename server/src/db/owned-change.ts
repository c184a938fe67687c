import type { Db } from './database.ts';

declare const opened: unique symbol;

/** A transaction that `changeFor` opened. Queries that change what a person has take no other connection. */
export type OwnedChange = Db & { readonly [opened]: true };
