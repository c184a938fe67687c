import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface FilterMenuProps {
  /** The button's text: the name of the group or the chosen values. */
  readonly label: string;
  /** True where the group narrows the search. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/**
 * A button of the filters bar with its fields below it; Escape and a click elsewhere close it. The first click after an
 * invalid entry leaves the menu open to show the error. The invalid text is there again when the menu opens again.
 */
export function FilterMenu({ label, active, children }: FilterMenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [keeps, setKeeps] = useState(false);
  const show = (next: boolean) => {
    setKeeps(!next && hasProblem(root.current));
    setOpen(next);
  };
  useLeaving(root, open, () => show(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape from the fields inside
    <div
      ref={root}
      className="filter-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        // Leaving the field applies its text or shows its error: the field must still be on the page then.
        flushSync(() => button.current?.focus());
        show(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="filter-menu__button"
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => show(!open)}
      >
        {label} <Icon name="chevron-down" />
      </button>
      <div id={id} className="filter-menu__panel" hidden={!open}>
        {(open || keeps) && children}
      </div>
    </div>
  );
}

const hasProblem = (root: Element | null): boolean => root?.querySelector('[aria-invalid="true"]') != null;

function useLeaving(root: { readonly current: Element | null }, active: boolean, close: () => void): void {
  const onLeave = useEffectEvent((event: Event) => {
    if (event.composedPath().some((node) => node === root.current)) return;
    const isSeen = event.type === 'pointerdown' && hasProblem(root.current);
    // Leaving a field applies its text or shows its error: the field must still be on the page then.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && root.current?.contains(activeElement)) activeElement.blur();
    setTimeout(() => {
      if (isSeen || !hasProblem(root.current)) close();
    });
  });
  useEffect(() => {
    if (!active) return;
    const look = (event: Event) => onLeave(event);
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [active]);
}
