import type { InquiryField, PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';

/** The subject of an inquiry, as the page names it. */
export interface InquirySubject {
  readonly type: PublicInquiryType;
  /** Listing id or MLS number. */
  readonly listingId?: string | undefined;
  /** Username or licence number. */
  readonly agent?: string | undefined;
  /** The message before the visitor changes it. */
  readonly message?: string | undefined;
  /** Fields that the page sends along, as a query. */
  readonly hiddenFields?: string | undefined;
}

/** A written field, or a half of the tour's time, which is chosen in two steps. */
export type DraftName = Exclude<InquiryField, 'tourDateTime'> | 'tourDay' | 'tourTime';
export type DraftValues = Partial<Record<DraftName, string>>;

/** Words and ticks of the visitor so far. */
export interface Draft {
  readonly values: Readonly<DraftValues>;
  /** Ids of the boxes that are ticked. */
  readonly accepted: readonly string[];
}

/** The fields of the visitor that stay after the inquiry is sent. */
export function afterSending(values: Readonly<DraftValues>): DraftValues {
  const { message, fact, tourDay, tourTime, rating, ...rest } = values;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('referred')));
}
