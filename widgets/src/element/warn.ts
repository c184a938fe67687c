const told = new Set<string>();

/**
 * Says something once on the console, where a page is being built: visitors' consoles stay clean, so only pages of the
 * local machine are told.
 */
export function warnOnce(message: string): void {
  if (told.has(message) || !/^(localhost|127\..*|\[::1\]|)$/.test(location.hostname)) return;
  told.add(message);
  console.warn(`Hearth: ${message}`);
}
