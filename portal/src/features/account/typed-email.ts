/** The address in a form, as far as it is typed. */
export const emailIn = (form: HTMLFormElement | null): string =>
  form ? String(new FormData(form).get('email') ?? '').trim() : '';
