import { createHash } from 'node:crypto';
import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { CaptchaAction } from '../ports/captcha/captcha.ts';
import { bodyHashOf } from './inquiry.queries.ts';

/** Of the endpoint and the whole body; the order of names does not matter. */
export function hashOfBody(action: CaptchaAction, body: InquiryBody): string {
  const sorted = JSON.stringify([action, body], (_key, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns whether an inquiry was stored under this key; always false without a key.
 * @throws AppError idempotency_conflict where the key came with another body
 */
export async function isRepeated(db: Db, idempotencyKey: string | null, bodyHash: string): Promise<boolean> {
  const earlier = idempotencyKey === null ? undefined : await bodyHashOf(db, idempotencyKey);
  if (earlier !== undefined && earlier !== bodyHash) throw new AppError('idempotency_conflict');
  return earlier !== undefined;
}
