import type { InquiryField } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { InputHTMLAttributes } from 'react';

/** Fields that are written; the others are chosen. */
export type TextName = Exclude<InquiryField, 'tourDateTime' | 'rating'>;

type Hints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

interface TextFieldFacts {
  readonly label: string;
  /** Hints for autofill and keyboards of browsers. */
  readonly hints: Hints;
}

const name: Hints = { autoCapitalize: 'words', spellCheck: false };
const email: Hints = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
const phone: Hints = { type: 'tel', inputMode: 'tel' };
const facts = (label: string, autoComplete: string, hints: Hints = {}): TextFieldFacts => ({
  label,
  hints: { ...hints, autoComplete },
});

/** How each written field is asked for. */
export const textFields: Readonly<Record<TextName, TextFieldFacts>> = {
  firstname: facts('First name', 'given-name', name),
  lastname: facts('Last name', 'family-name', name),
  email: facts('Email', 'email', email),
  phone: facts('Phone', 'tel', phone),
  message: facts('Message', 'off'),
  fact: facts('Which fact is wrong?', 'off'),
  site: facts('Address of your site', 'url', { inputMode: 'url', autoCapitalize: 'none', spellCheck: false }),
  street: facts('Street address', 'street-address', name),
  city: facts('City', 'address-level2', name),
  state: facts('State', 'address-level1', name),
  zip: facts('ZIP code', 'postal-code', { inputMode: 'numeric' }),
  referredFirstname: facts("Friend's first name", 'off', name),
  referredLastname: facts("Friend's last name", 'off', name),
  referredEmail: facts("Friend's email", 'off', email),
  referredPhone: facts("Friend's phone", 'off', phone),
};
