import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { goToSection } from './go-to-section.ts';

interface SectionLinkProps extends Pick<AriaAttributes, 'aria-current'> {
  /** Id of the section. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to a section of the same page or dialog. The address stays as it is: Back leads to the page before, not through the sections. */
export const SectionLink = ({ to, children, ...state }: SectionLinkProps): ReactNode => (
  <a {...state} href={`#${to}`} onClick={(event) => follow(event, to)}>
    {children}
  </a>
);

function follow(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goToSection(id);
}
