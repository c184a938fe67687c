import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A press outside closes the list; the browser fires focus events only where the focus moves to an element. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, onPress: () => void): void {
  const pressAt = useEffectEvent((target: Node) => {
    if (!root.current?.contains(target)) onPress();
  });
  useEffect(() => {
    const press = ({ target }: PointerEvent) => pressAt(target as Node);
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);
}
