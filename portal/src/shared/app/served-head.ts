/** The head that the server rendered for the first page. */
export interface ServedHead {
  /** Of that page. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string | undefined;
  /** An absolute address. */
  readonly canonical: string | undefined;
}

/** Removes what the server wrote for previews and search engines: it is about the first page alone. */
export function dropPreview(): void {
  for (const element of document.querySelectorAll('head > [data-preview]')) element.remove();
}

/** Reads the server's title, description and canonical link, and removes them: from here on each screen renders its own. */
export function takeServedHead(): ServedHead {
  const { title } = document;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  for (const element of [document.querySelector('head > title'), description, canonical]) element?.remove();
  return {
    pathname: location.pathname,
    title,
    description: description?.content,
    canonical: canonical?.href,
  };
}
