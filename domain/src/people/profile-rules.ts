import type { FieldProblem } from '../inquiry/inquiry-rules.ts';
import {
  firstnameRule,
  lastnameRule,
  longest,
  phoneRule,
  type Rule,
  required,
} from '../inquiry/person-rules.ts';

/** The fields of a profile that people fill in. */
export type ProfileField = 'firstname' | 'lastname' | 'phone' | 'location' | 'name' | 'address';

const short: Rule = (value) =>
  value.length > longest ? `Please enter less than ${longest} characters` : undefined;

const rules: Readonly<Record<ProfileField, Rule>> = {
  firstname: firstnameRule,
  lastname: lastnameRule,
  phone: phoneRule,
  location: short,
  /** Of a favorite place. */
  name: required(short),
  address: required(short),
};

/** The problems of the fields that are given, in their order; forms and the server show the same words. */
export const profileProblems = (
  given: Readonly<Partial<Record<ProfileField, string | null | undefined>>>,
): readonly FieldProblem[] =>
  (Object.keys(rules) as ProfileField[]).flatMap((name) => {
    const value = given[name];
    const message = value === undefined || value === null ? undefined : rules[name](value);
    return message === undefined ? [] : [{ name, message }];
  });
