import {
  emailRule,
  type FieldProblem,
  firstnameRule,
  lastnameRule,
  longest,
  phoneRule,
  problemsBy,
  type Rule,
} from '../inquiry/person-rules.ts';
import { withCommas } from '../listing/price.ts';

/** Contacts on one page of the list. */
export const contactsPerPage = 20;
/** Most contacts of one agent. */
export const mostContacts = 100_000;
/** Most characters of the notes about a contact. */
export const longestNotes = 10_000;

const ifAny =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? undefined : rule(value);

const fieldProblems = problemsBy({
  firstname: firstnameRule,
  lastname: ifAny(lastnameRule),
  email: ifAny(emailRule),
  phone: ifAny(phoneRule),
  leadSource: (text) => (text.length > longest ? `Please enter less than ${longest} characters` : undefined),
  notes: (text) =>
    text.length > longestNotes ? `Please enter at most ${withCommas(longestNotes)} characters` : undefined,
});

/** Fields of a contact as they are typed. */
interface ContactFields {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly leadSource?: string | undefined;
  readonly notes?: string | undefined;
}

/** The problems of a contact's fields; the form and the server show the same words. */
export const contactProblems = (given: ContactFields): readonly FieldProblem[] => {
  const { email, phone } = given;
  const isReachable = email === undefined || phone === undefined || `${email}${phone}`.trim() !== '';
  const missing = isReachable ? [] : [{ name: 'email', message: 'Enter an email, a phone or both' }];
  return [...fieldProblems(given), ...missing];
};

/** The name of a contact, or the address or phone of one without a name. */
export const contactName = ({
  firstname,
  lastname,
  email,
  phone,
}: Readonly<Record<'firstname' | 'lastname', string> & Record<'email' | 'phone', string | null>>): string =>
  `${firstname} ${lastname}`.trim() || (email ?? phone ?? '');
