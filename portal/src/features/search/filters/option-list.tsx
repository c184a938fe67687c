import { type ReactNode, useEffect, useRef } from 'react';

export interface ComboboxOption {
  readonly value: number | null;
  readonly label: string;
}

interface OptionListProps {
  /** The field refers to an option by this id and its index: 'price-list-3'. */
  readonly id: string;
  readonly options: readonly ComboboxOption[];
  /** Indexes; -1 for none. */
  readonly chosen: number;
  readonly nearest: number;
  readonly active: number;
  /** Index of the row that is kept in view. */
  readonly inView: number;
  readonly isOpen: boolean;
  readonly onPick: (index: number) => void;
}

/** The list of a combobox, whose field keeps the focus and handles the keys. */
export function OptionList(props: OptionListProps): ReactNode {
  const { id, options, chosen, nearest, active, inView, isOpen, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useInView(list, isOpen ? inView : null);
  return (
    <div ref={list} id={id} className="combobox__list" role="listbox" aria-label="Choices" hidden={!isOpen}>
      {isOpen &&
        options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={option.label}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            className="combobox__option"
            aria-selected={at === chosen}
            data-active={at === active || undefined}
            data-nearest={at === nearest || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(at)}
          >
            {option.label}
          </div>
        ))}
    </div>
  );
}

/** Keeps one row of the list in view without moving the page. */
function useInView(list: { readonly current: HTMLDivElement | null }, at: number | null): void {
  useEffect(() => {
    const row = at === null ? undefined : list.current?.children[at];
    if (!(list.current && row instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    if (row.offsetTop < scrollTop) list.current.scrollTop = row.offsetTop;
    const below = row.offsetTop + row.offsetHeight - scrollTop - clientHeight;
    if (below > 0) list.current.scrollTop += below;
  }, [list, at]);
}
