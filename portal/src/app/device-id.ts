const key = 'hearth-device-id';

/** An id of this browser for the `x-device-id` header; stored in local storage, or for the visit where that is unavailable. */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept;
    const made = randomId();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return randomId();
  }
}

/** 128 random bits in hex. `crypto.randomUUID` is missing on plain http, which a brokerage's own network may well use. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
