import { randomBytes } from 'node:crypto';
import {
  firstnameRule,
  lastnameRule,
  longest,
  withNameCharacters,
} from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';

/** The public id of a new client. */
export const newUsername = (): string => randomBytes(8).toString('hex');

/** Names as an identity provider gives them, which need not follow our rules: characters outside of them are left out. */
export function namesOf(profile: {
  readonly firstname: string | undefined;
  readonly lastname: string | undefined;
  readonly email: string;
}): { readonly firstname: string; readonly lastname: string } {
  const [first = '', ...rest] = lettersOf(profile.firstname ?? '').split(' ');
  const firstname = profile.lastname ? lettersOf(profile.firstname ?? '') : first;
  const lastname = lettersOf(profile.lastname ?? rest.join(' '));
  const local = lettersOf((profile.email.split('@')[0] ?? '').replace(/[._\d+]+/g, ' '));
  return {
    firstname: firstnameRule(firstname) === undefined ? firstname : local || 'Friend',
    lastname: lastnameRule(lastname) === undefined ? lastname : '',
  };
}

const lettersOf = (text: string): string => withNameCharacters(plainLine(text)).trim().slice(0, longest);
