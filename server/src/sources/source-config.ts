import type * as z from 'zod';
import { whole } from '../config-reader.ts';
import type { SourceRules } from './sources.service.ts';

const MAX_HOURS = 8760;
const hours = whole(0, MAX_HOURS);

export const sourceSettings = {
  SOURCE_MAX_AGE_HOURS: hours.default(12),
  SOURCE_MAX_AGE_HOURS_AUS: hours.optional(),
  SOURCE_MAX_AGE_HOURS_SA: hours.optional(),
};
type SourceSettings = z.output<z.ZodObject<typeof sourceSettings>>;

/** Exclusive listings are the brokerage's own, so no feed updates them. */
export const sourceRulesOf = (settings: SourceSettings): SourceRules => ({
  AUS: orNever(settings.SOURCE_MAX_AGE_HOURS_AUS ?? settings.SOURCE_MAX_AGE_HOURS),
  SA: orNever(settings.SOURCE_MAX_AGE_HOURS_SA ?? settings.SOURCE_MAX_AGE_HOURS),
  EX: null,
});

const orNever = (given: number): number | null => (given === 0 ? null : given);
