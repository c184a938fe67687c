const key = 'hearth-device-id';

/** An id of this browser for the `x-device-id` header; kept in local storage, or for the visit where that is closed. */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null && /^[\w-]{8,64}$/.test(kept)) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}
