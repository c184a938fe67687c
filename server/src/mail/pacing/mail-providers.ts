/** A service with the mailboxes of many people, which slows down senders that come too fast. */
interface MailProvider {
  readonly name: string;
  readonly domains: readonly string[];
  /** Mails that all processes together send it in a second, at most. */
  readonly perSecond: number;
}

/** None of them publishes a limit for senders; these are what a new sender can keep up without being deferred. */
const providers: readonly MailProvider[] = [
  { name: 'google', domains: ['gmail.com', 'googlemail.com'], perSecond: 20 },
  { name: 'microsoft', domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'], perSecond: 10 },
  { name: 'yahoo', domains: ['yahoo.com', 'ymail.com', 'rocketmail.com', 'aol.com'], perSecond: 5 },
  { name: 'apple', domains: ['icloud.com', 'me.com', 'mac.com'], perSecond: 5 },
  { name: 'comcast', domains: ['comcast.net', 'xfinity.com'], perSecond: 2 },
  { name: 'att', domains: ['att.net', 'sbcglobal.net', 'bellsouth.net'], perSecond: 2 },
];

const byDomain = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/** The provider of an address; undefined for domains without a limit. */
export const providerOf = (address: string): MailProvider | undefined =>
  byDomain.get(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
