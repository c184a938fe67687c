/** Names the dialog that shows a home, which cannot read the home's own tree, where it is shown in one. */
export function nameDialog(home: HTMLElement | null, name: string): void {
  const root = home?.getRootNode();
  if (root instanceof ShadowRoot) root.host.closest('.hearth-home-dialog')?.setAttribute('aria-label', name);
}
