/** Has the browser store a file that a script made. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
