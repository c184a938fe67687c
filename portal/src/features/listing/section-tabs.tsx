import { showFocused } from '@hearth/widgets/ui/show-focused.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { SectionLink } from './section-link.tsx';
import { useCurrentSection } from './use-current-section.ts';
import './section-tabs.css';

interface SectionTabsProps {
  readonly sections: readonly { readonly id: string; readonly tab: string }[];
}

/** Links to the sections of a listing's page; the one that is read is marked. */
export function SectionTabs({ sections }: SectionTabsProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(strip, sections.map(({ id }) => id).join(' '));
  const shown = useRef(current);
  useEffect(() => {
    // Not on the first render: a scroll computes the layout of the whole page before it is painted.
    if (shown.current === current) return;
    shown.current = current;
    showTab(strip.current, current);
  }, [current]);
  return (
    <nav className="section-tabs" aria-label="Sections of this page">
      <ul ref={strip} onFocus={showFocused}>
        {sections.map(({ id, tab }) => (
          <li key={id}>
            <SectionLink to={id} aria-current={id === current ? 'true' : undefined}>
              {tab}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the strip alone; `scrollIntoView` would scroll the page as well. Above the first section it begins with its first tab. */
function showTab(strip: HTMLUListElement | null, current: string | null): void {
  const tab = current === null ? null : strip?.querySelector('[aria-current]')?.parentElement;
  strip?.scrollTo({ left: tab ? tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 : 0 });
}
