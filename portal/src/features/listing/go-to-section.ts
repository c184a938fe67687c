/** Scrolls to a section of the page or of the dialog, and focuses it: the next Tab goes on from there. */
export function goToSection(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  // Headings take no focus of their own.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'start' });
}
