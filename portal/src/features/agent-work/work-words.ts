import type { AgentInquiry } from '@hearth/domain/contract/agent-inquiry.ts';
import { momentText } from '../../ui/day-text.ts';

const HOUR_MS = 3_600_000;

/** 'Answered after 3 hours', of the time between two moments. */
function durationText(from: string, to: string): string {
  const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
  if (hours < 1) return count(Math.max(1, Math.round(hours * 60)), 'minute');
  return hours < 48 ? count(Math.round(hours), 'hour') : count(Math.round(hours / 24), 'day');
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** How far an inquiry is, in words. */
export function workState({
  status,
  createdAt,
  answeredAt,
  snoozedUntil,
}: Pick<AgentInquiry, 'status' | 'createdAt' | 'answeredAt' | 'snoozedUntil'>): string {
  const answered = answeredAt && `Answered after ${durationText(createdAt, answeredAt)}`;
  if (status === 'closed') return answered ? `Closed · ${answered}` : 'Closed';
  if (status === 'answered') return answered || 'Answered';
  return snoozedUntil && Date.parse(snoozedUntil) > Date.now()
    ? `Snoozed until ${momentText(snoozedUntil)}`
    : 'Waiting for your answer';
}
