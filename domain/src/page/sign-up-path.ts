interface Invited {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
}

/** Path of the form to sign up with its fields filled in; parts at its end that are not known are left out (specification section 2). */
export function signUpPath({ email, firstname, lastname, phone }: Invited): string {
  const parts = [email, firstname, lastname, phone ?? ''];
  const known = parts.slice(0, parts.indexOf('') + 1 || parts.length).filter(Boolean);
  return `/signup/${known.map(encodeURIComponent).join('/')}`;
}
