import {
  firstnameRule,
  lastnameRule,
  longest,
  phoneRule,
  problemsBy,
  type Rule,
  required,
} from '../inquiry/person-rules.ts';

const short: Rule = (value) =>
  value.length > longest ? `Please enter less than ${longest} characters` : undefined;

/** The problems of a profile's fields; forms and the server show the same words. */
export const profileProblems = problemsBy({
  firstname: firstnameRule,
  lastname: lastnameRule,
  phone: phoneRule,
  location: short,
  /** Of a favorite place. */
  name: required(short),
  address: required(short),
});
