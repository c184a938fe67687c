/** The id of a listing in the address of a host's own page. */
const ID = '{id}';

/**
 * An answer of the API whose listings lead to pages of the host: every `url` beside a `listingid` becomes the template's address.
 * A template without `{id}`, or that is no web address, changes nothing.
 */
export function withListingPages(answer: unknown, template: string): unknown {
  if (!template.includes(ID) || pageOf('1', template) === undefined) return answer;
  return replaced(answer, template);
}

function replaced(value: unknown, template: string): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, template));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, template)]),
  );
  const { listingid, url } = copy;
  return typeof listingid === 'string' && typeof url === 'string'
    ? { ...copy, url: pageOf(listingid, template) }
    : copy;
}

/** Never a script: the template may come from markup that others wrote. */
function pageOf(listingid: string, template: string): string | undefined {
  const address = template.replaceAll(ID, encodeURIComponent(listingid));
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const { protocol, href } = new URL(address, document.baseURI);
  return /^https?:$/.test(protocol) ? href : undefined;
}
