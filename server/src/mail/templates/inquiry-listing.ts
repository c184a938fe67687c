import * as z from 'zod/mini';
import type { Fact } from './mail-document.ts';

/** The listing of an inquiry, as a guest may know it. */
export const inquiryListing = z.object({
  /** Without the street where the seller hides it. */
  address: z.string(),
  /** 'MLS# 1000001'. */
  label: z.string(),
  /** Of its page in the portal. */
  url: z.string(),
});

/** The listing as a fact; none without a listing. */
export const listingFacts = (listing: z.infer<typeof inquiryListing> | null): readonly Fact[] =>
  listing ? [['Home', `${listing.address}\n${listing.label}\n${listing.url}`]] : [];

/** '2026-11-22 at 10:00' of '2026-11-22T10:00'. */
export const tourTime = (localMinute: string | null): string | null =>
  localMinute?.replace('T', ' at ') ?? null;
