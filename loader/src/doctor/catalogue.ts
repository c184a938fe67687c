/** The attributes of the server's widgets; `words` are the allowed values of an attribute of kind 'words'. */
export interface KnownAttribute {
  readonly kind: string;
  readonly words: readonly string[];
}

/** By name, without `hearth-`, and by attribute. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, KnownAttribute>>;

interface Described {
  readonly tag: string;
  readonly attributes: readonly (KnownAttribute & { readonly name: string })[];
}

const WAIT_MS = 8_000;

/** Fetches the catalogue of the server; empty after a failure, so that only the widgets on the page describe themselves. */
export async function readCatalogue(server: string): Promise<Catalogue> {
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    const answer = await fetch(`${server}elements/elements.json`, { credentials: 'omit', signal });
    const { elements } = (await answer.json()) as { elements: readonly Described[] };
    return new Map(
      elements.map(({ tag, attributes }) => [
        tag.slice('hearth-'.length),
        new Map(attributes.map((attribute) => [attribute.name, attribute])),
      ]),
    );
  } catch {
    return new Map();
  }
}
