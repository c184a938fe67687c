import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { waitsForAnswer } from '@hearth/domain/inquiry/inquiry-work.ts';
import type { Config } from '../../config.ts';

const HOUR_MS = 3_600_000;

/** When an agent is reminded of an inquiry that came, or comes back, at a time; null where no visitor waits for an answer. */
export const dueAfter = (
  { inquiryReminderHours: hours }: Pick<Config, 'inquiryReminderHours'>,
  type: StoredInquiryType,
  from: Date,
): Date | null => (hours > 0 && waitsForAnswer(type) ? new Date(from.getTime() + hours * HOUR_MS) : null);
