/** Gives the requests of one attempt one idempotency key. */
export interface Attempts {
  /** The same key for a retry with the same body, another one for another body and after a success. */
  keyOf(body: unknown): string;
  /** Ends the attempt once the server has answered it. */
  succeed(): void;
}

export function createAttempts(): Attempts {
  const none = { text: '', key: '' };
  let last = none;
  return {
    keyOf(body) {
      const text = JSON.stringify(body);
      if (last.text !== text) last = { text, key: newKey() };
      return last.key;
    },
    succeed() {
      last = none;
    },
  };
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].join('-');
