import { whenDrawn } from '../../ui/when-drawn.ts';

/**
 * Scrolls to a section of the page or of the dialog, and focuses it: the next Tab goes on from there. While the home is still loading
 * this waits for the section.
 */
export function goToSection(id: string): void {
  whenDrawn(id, (target) => {
    // Headings take no focus of their own.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  });
}
