/**
 * Programs that load the pictures of a mail or follow its links before a person does, or without one: proxies of mail services and
 * scanners of networks, by the User-Agent that they send.
 */
const machines: readonly RegExp[] = [
  /GoogleImageProxy/i,
  /YahooMailProxy/i,
  /^Mozilla\/5\.0$/, // Apple's Mail Privacy Protection
  /\b(?:bot|crawler|spider|scanner|preview|prefetch|monitor|probe)/i,
  /Barracuda|Proofpoint|Mimecast|Cisco|IronPort|Symantec|MessageLabs|FireEye|Trend ?Micro|Sophos|Forcepoint|SafeLinks/i,
  /BingPreview|Slackbot|facebookexternalhit|WhatsApp|TelegramBot|Twitterbot|LinkedInBot|Discordbot/i,
  /^(?:curl|wget|python|java|go-http-client|okhttp|axios|node|ruby|perl|libwww|php|guzzlehttp|apache-httpclient)\b/i,
  /HeadlessChrome|PhantomJS/i,
];

/** Returns whether a program, and so perhaps no person, opened a mail; true where the program is not known. */
export const isMachine = (userAgent: string | null): boolean =>
  userAgent === null || userAgent.trim() === '' || machines.some((machine) => machine.test(userAgent));
