interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

/** Google's script, on the page once; asked for when somebody writes, and only where the server is set up for it. */
export function loadRecaptcha(siteKey: string): Promise<Grecaptcha> {
  const known = recaptcha();
  return known ? ready(known) : withScript(siteKey);
}

/** A token for one sending. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const grecaptcha = await loadRecaptcha(siteKey);
  return grecaptcha.execute(siteKey, { action });
}

const recaptcha = (): Grecaptcha | undefined => (window as { grecaptcha?: Grecaptcha }).grecaptcha;

const ready = (grecaptcha: Grecaptcha): Promise<Grecaptcha> =>
  new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)));

function withScript(siteKey: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('Google reCAPTCHA is not available'));
    const script = document.createElement('script');
    script.onload = () => {
      const grecaptcha = recaptcha();
      if (grecaptcha) resolve(ready(grecaptcha));
      else fail();
    };
    script.onerror = fail;
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    document.head.append(script);
  });
}
