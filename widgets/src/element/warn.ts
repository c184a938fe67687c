const warned = new Set<string>();

/**
 * Logs a message once on the console of a page under development: only on pages of the local machine, to leave visitors'
 * consoles clean.
 */
export function warnOnce(message: string): void {
  if (warned.has(message) || !/^(localhost|127\..*|\[::1\]|)$/.test(location.hostname)) return;
  warned.add(message);
  console.warn(`Hearth: ${message}`);
}
