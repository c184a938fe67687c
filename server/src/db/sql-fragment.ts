import { type RawBuilder, sql } from 'kysely';

/** A piece of SQL with its parameters. In searches the alias `s` is the row of `listing_search`. */
export type SqlFragment = RawBuilder<unknown>;

/** All of them; nothing asked is true. */
export const allOf = (conditions: readonly SqlFragment[]): SqlFragment =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Any of them; none is false. */
export const anyOf = (conditions: readonly SqlFragment[]): SqlFragment =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** The text for a LIKE in which %, _ and \ mean themselves. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
