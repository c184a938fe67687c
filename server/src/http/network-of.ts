import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer; the other four are the customer's choice. */
const CUSTOMER_GROUPS = 4;

/** The address that limits count by: an IPv4 address, or the /64 network of an IPv6 address, e.g. '2001:db8:0:1::/64'. */
export function networkOf(address: string): string {
  const [bare = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const before = groupsIn(head);
  const after = tail === undefined ? [] : groupsIn(tail);
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return `${groups
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A dotted end ('::ffff:1.2.3.4') stands for two groups, which lie behind the first four in any case. */
const groupsIn = (text: string): readonly string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
