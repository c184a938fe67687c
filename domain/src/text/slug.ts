interface SlugOptions {
  /** Characters that are left of a longer one. */
  readonly longest?: number;
}

/** A text for a path: letters and digits of ASCII in lower case, a hyphen between words: 'jose-de-la-cruz' of 'José De la Cruz'. */
export const slugOf = (text: string, { longest }: SlugOptions = {}): string =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, longest)
    .replace(/-$/, '');
