import type { Blocked } from './facts.ts';

/** Violation in the form of browsers, by event or by observer. */
interface Violation {
  readonly effectiveDirective: string;
  readonly disposition: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string;
}

/** Collects what the page's policy blocks from these origins: from now on, and before where the browser remembers. */
export function watchPolicy(origins: readonly string[]): { readonly blocked: Blocked[]; stop(): void } {
  const blocked: Blocked[] = [];
  const note = ({ effectiveDirective, disposition, blockedURI, blockedURL }: Violation) => {
    const origin = origins.find((known) => (blockedURI ?? blockedURL ?? '').startsWith(known));
    if (origin && disposition === 'enforce') blocked.push({ directive: effectiveDirective, origin });
  };
  document.addEventListener('securitypolicyviolation', note);
  const past = observePast(note);
  return {
    blocked,
    stop() {
      document.removeEventListener('securitypolicyviolation', note);
      past?.disconnect();
    },
  };
}

function observePast(note: (violation: Violation) => void): ReportingObserver | undefined {
  if (typeof ReportingObserver === 'undefined') return undefined;
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) if (body) note(body as unknown as Violation);
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return observer;
}
