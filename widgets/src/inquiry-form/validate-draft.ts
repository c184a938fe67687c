import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import { cleanInquiry } from '@hearth/domain/inquiry/clean-inquiry.ts';
import { inquiryProblems } from '@hearth/domain/inquiry/inquiry-rules.ts';
import { LANGUAGE } from '../element/build-language.ts';
import type { Draft, InquirySubject } from './inquiry-draft.ts';

/** The problems by the names of the contract's fields; a box's name is `consent.<id>`. */
export type Problems = Record<string, string>;

/** The inquiry of a draft as the server reads it, without empty fields. */
export function inquiryOf(
  { type, listingId, agent, hiddenFields }: InquirySubject,
  { values, accepted }: Draft,
  site: Site | undefined,
): InquiryBody {
  const { tourDay, tourTime, rating, ...texts } = values;
  return cleanInquiry({
    ...texts,
    type,
    ...(LANGUAGE !== 'en' && { language: LANGUAGE }),
    consent: { version: site?.consent.version ?? '', accepted: [...accepted] },
    landingPage: landingPage(),
    widgetVersion: process.env.HEARTH_VERSION,
    ...(tourDay && tourTime && { tourDateTime: `${tourDay}T${tourTime}` }),
    ...(rating && { rating: Number(rating) }),
    ...(listingId && { listingId }),
    ...(agent && { agentId: agent }),
    ...(hiddenFields && { hiddenFields: Object.fromEntries(new URLSearchParams(hiddenFields)) }),
  });
}

/**
 * All rules except that a tour's time has passed: the server's clock decides that, because a visitor's clock may be wrong.
 */
export function draftProblems(inquiry: InquiryBody, site: Site | undefined): Problems {
  const required = site?.consent.boxes.filter((box) => box.required).map(({ id }) => id);
  const problems = inquiryProblems(inquiry, '', required ?? []);
  return Object.fromEntries(problems.map(({ name, message }) => [name, message]));
}

/**
 * The address of the page that shows the form; of a page in a frame, the one around it as far as the browser reports it, with the campaign
 * that the frame's own address names. `cleanInquiry` removes the parts that may be private before it is sent.
 */
function landingPage(): string {
  const around = window.parent === window ? '' : document.referrer;
  if (!around) return location.href;
  const page = new URL(around);
  for (const [name, value] of new URLSearchParams(location.search))
    if (name.startsWith('utm_') && !page.searchParams.has(name)) page.searchParams.append(name, value);
  return page.href;
}
