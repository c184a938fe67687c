import { type RefObject, useEffect, useRef } from 'react';

/** A press outside closes the list; the browser tells of the focus only where it moves to something. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [root]);
}
