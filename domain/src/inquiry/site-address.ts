const ADDRESS = /^(?:(https?):\/\/)?([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,9}(?::\d{1,5})?)(?:[/?#]\S*)?$/i;

/** The origin of a site as people write its address: 'https://blog.example' of 'Blog.example/homes'; undefined for other texts. */
export function siteOrigin(text: string): string | undefined {
  const [, scheme = 'https', host] = ADDRESS.exec(text.trim()) ?? [];
  return host === undefined ? undefined : `${scheme}://${host}`.toLowerCase();
}
