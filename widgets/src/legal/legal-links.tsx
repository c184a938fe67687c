import type { ReactNode } from 'react';

interface LegalLinksProps {
  readonly part: string;
  /** Name of the list, for screen readers. */
  readonly label: string;
  /** Base of a path. */
  readonly base: string;
  /** Words and address of each. */
  readonly links: readonly (readonly [string, string])[];
}

/** Links to papers and policies; one whose address is no web address is left out. */
export function LegalLinks({ part, label, base, links }: LegalLinksProps): ReactNode {
  const usable = links.flatMap(([words, address]) => {
    const url = webAddress(address, base);
    return url ? [{ words, url }] : [];
  });
  if (usable.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list of a list without markers
    <ul className="hearth-legal__links" part={part} role="list" aria-label={label}>
      {usable.map(({ words, url }) => (
        <li key={words}>
          <a href={url}>{words}</a>
        </li>
      ))}
    </ul>
  );
}

/** The whole address of a page, https or http; undefined for anything else, such as a script. */
function webAddress(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}
