import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { goToSection } from './go-to-section.ts';
import { useCurrentSection } from './use-current-section.ts';
import './section-tabs.css';

interface SectionTabsProps {
  readonly sections: readonly { readonly id: string; readonly tab: string }[];
}

/** Links to the sections of a listing's page; the one that is read is marked. */
export function SectionTabs({ sections }: SectionTabsProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(strip, sections.map(({ id }) => id).join(' '));
  useEffect(() => {
    if (current !== null) showTab(strip.current);
  }, [current]);
  return (
    <nav className="section-tabs" aria-label="Sections of this page">
      <ul ref={strip}>
        {sections.map(({ id, tab }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => follow(event, id)}
            >
              {tab}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address stays as it is: Back leads to the page before, and not through the sections. */
function follow(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goToSection(id);
}

/** Moves the strip alone; `scrollIntoView` would scroll the page as well. */
function showTab(strip: HTMLUListElement | null): void {
  const tab = strip?.querySelector('[aria-current]')?.parentElement;
  if (!strip || !tab) return;
  strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 });
}
