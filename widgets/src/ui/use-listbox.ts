import { useId, useState } from 'react';

export type Listbox = ReturnType<typeof useListbox>;

/**
 * The list box of a text field that retains the focus (the combobox pattern of the ARIA practices). Its element has the id
 * `id`, its options have `${id}-${index}`.
 */
export function useListbox() {
  const id = useId();
  /** Index of the option that the keys point at; -1 for none. */
  const [active, point] = useState(-1);
  return {
    id,
    active,
    point,
    /**
     * Moves by an arrow key over `count` options; returns false for other keys. Arrows go in a circle, with a stop in the field.
     * With `start` they begin there and end at both ends.
     */
    move(key: string, count: number, start?: number): boolean {
      const by = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (!by || count === 0) return false;
      const next = active < 0 && start !== undefined ? start : active + by;
      const places = count + 1;
      point(
        start === undefined ? ((next + 1 + places) % places) - 1 : Math.min(Math.max(next, 0), count - 1),
      );
      return true;
    },
    /** Attributes of the text field. */
    fieldAttributes: (isOpen: boolean) =>
      ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'listbox',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
      }) as const,
  };
}
