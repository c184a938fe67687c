interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

/** The script is the page's, however many forms want it. */
let coming: Promise<Grecaptcha> | undefined;

/** Google's script, on the page once; loaded when the visitor writes, and only where the server is set up for it. */
export function loadRecaptcha(siteKey: string): Promise<Grecaptcha> {
  const known = recaptcha();
  if (known) return ready(known);
  coming ??= withScript(siteKey).finally(() => {
    coming = undefined;
  });
  return coming;
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
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('Google reCAPTCHA is not available'));
    };
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
