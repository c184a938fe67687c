import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface FilterMenuProps {
  /** The button's words: the group's name or what is chosen. */
  readonly label: string;
  /** True where the group narrows the search. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/** A button of the filters bar with its fields below it; Escape and a click elsewhere close it. */
export function FilterMenu({ label, active, children }: FilterMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClickElsewhere(root, open, () => setOpen(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the fields inside
    <div
      ref={root}
      className="filter-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="filter-menu__button"
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label} <Icon name="chevron-down" />
      </button>
      <div id={id} className="filter-menu__panel" hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}

function useClickElsewhere(
  root: { readonly current: Element | null },
  active: boolean,
  react: () => void,
): void {
  useEffect(() => {
    if (!active) return;
    const look = (event: Event) => {
      if (!event.composedPath().some((node) => node === root.current)) react();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  });
}
