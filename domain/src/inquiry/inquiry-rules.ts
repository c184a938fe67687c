import type { InquiryBody } from '../contract/inquiry.ts';
import { isCalendarDay } from './calendar-day.ts';
import { type InquiryField, inquiryTypes } from './inquiry-types.ts';
import {
  emailRule,
  type FieldProblem,
  firstnameRule,
  lastnameRule,
  longest,
  messageRule,
  nameText,
  phoneRule,
  type Rule,
  required,
} from './person-rules.ts';
import { siteOrigin } from './site-address.ts';

const simple = (what: string, pattern: RegExp): Rule =>
  required((value) => {
    if (value.length > longest) return `Please enter less than ${longest} characters`;
    return pattern.test(value.trim()) ? undefined : `This ${what} is invalid`;
  });

const localMinute = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d$/;

/** A local date and time of an existing calendar day. */
const tourDateTimeRule: Rule = required((value) => {
  const [, day] = localMinute.exec(value.trim()) ?? [];
  return day !== undefined && isCalendarDay(day) ? undefined : 'This date is invalid';
});

/** All rules but the one on time, which needs a clock. */
export const fieldRules: Readonly<Record<Exclude<InquiryField, 'rating'>, Rule>> = {
  firstname: firstnameRule,
  lastname: lastnameRule,
  email: emailRule,
  phone: phoneRule,
  message: messageRule,
  fact: simple('fact', /[\p{L}\d]/u),
  site: required((value) =>
    siteOrigin(value) === undefined ? 'Enter the address of your site, like www.example.com' : undefined,
  ),
  tourDateTime: tourDateTimeRule,
  street: simple('street address', /[\p{L}\d]/u),
  city: simple('city', nameText),
  state: simple('state', nameText),
  zip: simple('ZIP code', /^\d{5}(-\d{4})?$/),
  referredFirstname: firstnameRule,
  referredLastname: lastnameRule,
  referredEmail: emailRule,
  referredPhone: phoneRule,
};

/**
 * The problems of an inquiry, in the order of its fields; empty where it is valid.
 *
 * @param now local time of the edition, 'YYYY-MM-DDTHH:MM'; a tour must be later
 * @param requiredConsent ids of the boxes that must be checked
 */
export function inquiryProblems(
  body: InquiryBody,
  now: string,
  requiredConsent: readonly string[],
): readonly FieldProblem[] {
  const { fields, subject } = inquiryTypes[body.type];
  const subjectName = subject === 'listing' ? 'listingId' : 'agentId';
  const isSubjectMissing = subject !== null && !body[subjectName]?.trim();
  const problems = fields.flatMap((field) => asProblem(field, fieldProblem(body, field, now)));
  const missingConsent = requiredConsent.filter((id) => !body.consent?.accepted.includes(id));
  return [
    ...problems,
    ...(isSubjectMissing ? asProblem(subjectName, 'Field is required') : []),
    ...missingConsent.flatMap((id) => asProblem(`consent.${id}`, 'Check this box to continue')),
  ];
}

function fieldProblem(body: InquiryBody, field: InquiryField, now: string): string | undefined {
  if (field === 'rating') return isRating(body.rating) ? undefined : 'Please choose 1 to 5 stars';
  const value = body[field] ?? '';
  const problem = fieldRules[field](value);
  if (problem !== undefined || field !== 'tourDateTime') return problem;
  return value.trim() > now ? undefined : 'Choose a time in the future';
}

const isRating = (rating = 0): boolean => Number.isInteger(rating) && rating >= 1 && rating <= 5;

const asProblem = (name: string, message: string | undefined): readonly FieldProblem[] =>
  message === undefined ? [] : [{ name, message }];
