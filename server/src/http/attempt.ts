import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { refuse } from './refuse.ts';

const KEY = /^[\w-]{8,128}$/;

/** An attempt to create something, so that a repeated request creates it once. */
export interface Attempt {
  readonly key: string;
  /** Of the request. */
  readonly digest: string;
}

/** The attempt of a request; null where its sender gave it no key. @throws AppError validation_failed */
export function attemptOf(request: Pick<FastifyRequest, 'headers'>, body: unknown): Attempt | null {
  const key = attemptKey(request);
  return key === null ? null : { key, digest: attemptDigest(body) };
}

/** The result of an earlier attempt with the same key. */
export interface Attempted {
  readonly id: number;
  readonly attemptDigest: string | null;
}

/**
 * The id of what an attempt created before; undefined for a new one.
 * @param read by the attempt's key
 * @throws AppError idempotency_conflict
 */
export async function attempted(
  attempt: Attempt | null,
  read: (key: string) => Promise<Attempted | undefined>,
): Promise<number | undefined> {
  if (attempt === null) return undefined;
  const earlier = await read(attempt.key);
  return isRepeatedAttempt(earlier?.attemptDigest ?? undefined, attempt.digest) ? earlier?.id : undefined;
}

/** The key that a sender gives all requests of one attempt; null where it gives none. @throws AppError validation_failed */
export function attemptKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers[idempotencyHeader]?.toString() ?? '';
  if (key === '') return null;
  if (KEY.test(key)) return key;
  return refuse(idempotencyHeader, 'must be 8 to 128 letters, digits, hyphens or underscores');
}

/** Digest of a request; the order of names does not matter. */
export function attemptDigest(...parts: readonly unknown[]): string {
  const sorted = JSON.stringify(parts, (_key, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns whether an attempt was made before.
 * @param earlier digest that is stored under its key; undefined for a new key
 * @throws AppError idempotency_conflict where the key came with other content
 */
export function isRepeatedAttempt(earlier: string | undefined, digest: string): boolean {
  if (earlier !== undefined && earlier !== digest) throw new AppError('idempotency_conflict');
  return earlier !== undefined;
}
