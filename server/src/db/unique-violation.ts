import pg from 'pg';

/** Returns whether a statement failed since another row has the value of a unique column already, perhaps one stored just now. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505';
