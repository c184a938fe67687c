import { Button } from '@hearth/widgets/ui/button.tsx';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Popover } from '../../../ui/popover.tsx';
import { SheetHandle } from '../../../ui/sheet-handle.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import './filter-menu.css';

interface FilterMenuProps {
  /** The button's text: the name of the group or the chosen values. */
  readonly label: string;
  /** True where the group narrows the search. */
  readonly active: boolean;
  /** Text of the button that closes the sheet. */
  readonly done: string;
  readonly children: ReactNode;
}

/**
 * A button of the filters bar with its fields below it, on phones in a sheet at the foot; Escape and a click elsewhere close it. The first click after an
 * invalid entry leaves the menu open to show the error. The invalid text is there again when the menu opens again.
 */
export function FilterMenu({ label, active, done, children }: FilterMenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  const isPhone = useMediaQuery('(max-width: 767px)');
  const panel = useRef<HTMLDivElement>(null);
  const wasSeen = useProblemAtPress(panel, isOpen);
  const close = () => {
    setKept(hasProblem(panel.current));
    setOpen(false);
  };
  const tabOut = () => {
    const isWrong = hasProblem(panel.current);
    close();
    // The error stays on view beside the focus.
    if (isWrong) setTimeout(() => setOpen(true));
  };
  const leave = (way: 'focus' | 'press') => {
    const isSeen = way === 'press' && wasSeen.current;
    // Leaving a field applies its text or shows its error, which is drawn after this event.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && panel.current?.contains(activeElement)) activeElement.blur();
    setTimeout(() => {
      if (isSeen || !hasProblem(panel.current)) close();
    });
  };
  return (
    <Popover
      button={{
        className: 'filter-menu__button',
        'data-active': active || undefined,
        children: (
          <>
            {label} <Icon name="chevron-down" />
          </>
        ),
      }}
      className="filter-menu__panel"
      panel={panel}
      isOpen={isOpen}
      isKept={isKept}
      onOpen={() => setOpen(true)}
      onClose={close}
      onTabOut={tabOut}
      onLeave={leave}
    >
      {isPhone && <SheetHandle onClose={close} />}
      {children}
      {isPhone && (
        <Button look="primary" className="filter-menu__done" onClick={close}>
          {done}
        </Button>
      )}
    </Popover>
  );
}

const hasProblem = (root: Element | null): boolean => root?.querySelector('[aria-invalid="true"]') != null;

/** Returns whether an error was on view when the newest press began. */
function useProblemAtPress(panel: RefObject<Element | null>, isOpen: boolean): RefObject<boolean> {
  const wasSeen = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const note = () => {
      wasSeen.current = hasProblem(panel.current);
    };
    document.addEventListener('pointerdown', note, true);
    return () => document.removeEventListener('pointerdown', note, true);
  }, [panel, isOpen]);
  return wasSeen;
}
