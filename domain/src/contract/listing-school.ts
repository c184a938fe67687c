import * as z from 'zod/mini';
import { schoolLevels } from '../listing/school-levels.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** A school that a listing names. Without a stored school of that name, its level, name and rating alone are known. */
export const listingSchoolSchema = z.object({
  level: z.enum(schoolLevels),
  name: z.string(),
  district: text,
  /** 'PK', 'KG', '01' to '12'. */
  gradelow: text,
  gradehigh: text,
  /** 0 to 10; null also where the source or the year of ratings is unknown. */
  rating: number,
  type: text,
  admission: text,
  charter: z.nullable(z.boolean()),
  enrollment: number,
  studentteacherratio: number,
  /** '1900 Bluebonnet Ln, Austin 78704'. */
  address: text,
  /** In a straight line, to one decimal; null also for a home with a hidden address. */
  distancemiles: number,
});
export type ListingSchool = z.output<typeof listingSchoolSchema>;
