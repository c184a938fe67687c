import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A press outside closes the list; the browser tells of the focus only where it moves to something. */
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
