import { deferred } from '../ui/use-deferred.ts';
import { type InquiryState, siteOf } from './inquiry-state.ts';
import type { Problems } from './validate-draft.ts';

/** A form that is only looked at needs no rules. */
export const rules = deferred(() => import('./validate-draft.ts'));

/** The problems of a draft by the rules; none before the rules have arrived. */
export function problemsOf(form: InquiryState): Problems {
  const { part } = rules;
  const site = siteOf(form);
  return part ? part.draftProblems(part.inquiryOf(form.subject, form.current(), site), site) : {};
}

/** Validates one field, by its name in the contract. */
export function validateField(form: InquiryState, name: string): void {
  const { [name]: _, ...others } = form.current().problems;
  const problem = problemsOf(form)[name];
  form.change({ problems: problem === undefined ? others : { ...others, [name]: problem } });
}

/** A field with a problem is validated as it is corrected; the others wait until they lose the focus. */
export function revalidateField(form: InquiryState, name: string): void {
  if (name in form.current().problems) validateField(form, name);
}
