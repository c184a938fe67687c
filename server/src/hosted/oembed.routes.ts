import { editionOf } from '@hearth/domain/edition/editions.ts';
import { themePairs } from '@hearth/domain/embed/setup-codec.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { isLoopback } from '../http/origin.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource, ResourceDependencies } from '../http/resource.ts';
import { attributeText } from './attribute-text.ts';
import { type Embeddable, embeddableAt } from './embeddable.ts';
import { varyBy } from './host-page.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import { pageWords } from './page-words.ts';
import { langPair, parameter } from './widget-attributes.ts';

const SHARE = 0.2;
const MAX_ADDRESS_LENGTH = 4000;

/** Required fields of an answer of oEmbed 1.0. */
interface CommonAnswer {
  readonly title: string;
  /** The listing firm with its contact, for consumers that show words beside the frame or in its place. */
  readonly author_name?: string;
  /** Of a home, 'MLS# 1000001', and when its data changed last, ISO 8601: providers may add fields. */
  readonly listing_number?: string;
  readonly listing_changed?: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly cache_age: number;
}

/** No frame would work: the consumer links to the address that it asked about. */
interface LinkAnswer extends CommonAnswer {
  readonly version: '1.0';
  readonly type: 'link';
}

/** Sizes in CSS pixels. */
interface RichAnswer extends CommonAnswer {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/**
 * `GET /oembed?url=…&maxwidth=&maxheight=&format=json|xml` (oembed.com): how to frame what an address of this site shows.
 * Pages that a frame without a key would not work on get a link. 404 for what cannot be framed or seen by a guest, 410 for
 * listings that are gone, 501 for other formats.
 */
export function oembedRoute(app: Parameters<Resource>[0], dependencies: ResourceDependencies): void {
  const { config, budget } = dependencies;
  const most = shareOf(config.requestsPerMinute, SHARE);
  const limits = most > 0 ? { config: { rateLimit: { max: most, allowList: [] } } } : {};
  app.get('/oembed', { schema: { hide: true }, ...limits }, async (request, reply) => {
    const format = parameter(request.query, 'format') ?? 'json';
    if (format !== 'json' && format !== 'xml') return notImplemented(reply);
    const address = requiredAddress(request.query);
    const [maxwidth, maxheight] = [atMost(request.query, 'maxwidth'), atMost(request.query, 'maxheight')];
    const found = await embeddableAt(address, dependencies);
    if (found === null) throw new AppError('not_found');
    if (found.listingid !== null) await budget.countPage(request, reply, [found.listingid]);
    const answer = mayBeFramed(found, config.publicUrl)
      ? richAnswer(found, maxwidth, maxheight, config, isWordPress(request))
      : linkAnswer(found, config);
    varyBy(reply, 'User-Agent');
    reply.header('cache-control', `public, max-age=${answer.cache_age}`);
    return format === 'xml'
      ? reply.type('text/xml; charset=utf-8').send(xml(answer))
      : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  });
}

const isWordPress = ({ headers }: FastifyRequest): boolean =>
  /^WordPress\//.test(headers['user-agent'] ?? '');

const notImplemented = (reply: FastifyReply): FastifyReply =>
  reply
    .code(501)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not Implemented');

function requiredAddress(query: unknown): string {
  const address = parameter(query, 'url');
  if (address === null || address.length > MAX_ADDRESS_LENGTH)
    throw invalid('url', 'must be an address of this site');
  return address;
}

/** A number of pixels over zero; Infinity where none is given. */
function atMost(query: unknown, name: string): number {
  const text = parameter(query, name);
  if (text === null) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw invalid(name, 'must be a whole number of pixels');
  return Number(text);
}

const invalid = (name: string, message: string): AppError =>
  new AppError('validation_failed', { validationErrors: [{ name, message }] });

/** Listings change: consumers revalidate a cached answer within the quarter of an hour that caches may be stale. */
const CACHE_SECONDS = 900;

/** Pages of other sites need a key; the pages of this machine, which need none, ask a server of this machine. */
const mayBeFramed = ({ key }: Embeddable, publicUrl: string): boolean =>
  key !== null || isLoopback(new URL(publicUrl).origin);

type Site = Pick<Config, 'publicUrl' | 'productName'>;

const commonAnswer = (
  { title, firm, listed, language }: Embeddable,
  { publicUrl, productName }: Site,
): CommonAnswer => ({
  title,
  ...(firm !== null && { author_name: pageWords[language].listedBy(firm) }),
  ...(listed !== null && { listing_number: listed.number, listing_changed: listed.changedat }),
  provider_name: editionOf(productName).name,
  provider_url: `${publicUrl}/`,
  cache_age: CACHE_SECONDS,
});

const linkAnswer = (found: Embeddable, site: Site): LinkAnswer => ({
  version: '1.0',
  type: 'link',
  ...commonAnswer(found, site),
});

function richAnswer(
  found: Embeddable,
  maxwidth: number,
  maxheight: number,
  site: Site,
  isForWordPress: boolean,
): RichAnswer {
  const { widget, attributes, key, theme, language, title } = found;
  const usual = hostedWidgets.get(widget)!;
  const width = Math.min(usual.width, maxwidth);
  const height = Math.min(usual.height, maxheight);
  const query = new URLSearchParams([...attributes]);
  if (key !== null) query.set('key', key);
  for (const [name, value] of [...langPair(language), ...themePairs(theme)]) query.set(name, value);
  const shown = `${widget}${query.size === 0 ? '' : `?${query}`}`;
  const frame = {
    src: `${site.publicUrl}/embed/frame/${shown}`,
    title,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    referrerpolicy: 'no-referrer-when-downgrade',
    frameborder: '0',
  };
  return {
    version: '1.0',
    type: 'rich',
    ...commonAnswer(found, site),
    html: `${isForWordPress ? fallbackLink(`${site.publicUrl}/w/${shown}`, title) : ''}<iframe${attributeText(Object.entries(frame))}></iframe>`,
    width,
    height,
  };
}

/** WordPress loads its script for the height of frames only with a link in a quote, and shows that until the frame has a height. */
const fallbackLink = (address: string, title: string): string =>
  `<blockquote><a${attributeText([['href', address]])}>${escapeHtml(title)}</a></blockquote>`;

const xml = (answer: LinkAnswer | RichAnswer): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${Object.entries(answer)
    .map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`)
    .join('')}</oembed>\n`;
