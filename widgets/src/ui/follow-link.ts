/**
 * Goes to an address as if a visitor pressed a link to it: in the window that the page's `<base target>` names, and by the
 * router of a host page that has one.
 *
 * @param target as of a link; the page's default where it is empty
 */
export function followLink(url: string, target = ''): void {
  // Opens like a link: a new tab gets no reference to this page.
  const rel = target === '_blank' ? 'noopener' : '';
  const link = Object.assign(document.createElement('a'), { href: url, target, rel, hidden: true });
  document.body.append(link);
  link.click();
  document.body.removeChild(link);
}
