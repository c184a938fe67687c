/** An address that its owner recognises and others cannot use: 'a…@example.com'. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${[...address][0] ?? ''}…${address.slice(at)}`;
}
