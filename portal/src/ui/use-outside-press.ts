import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports a press outside of an element: the browser fires focus events only where the focus moves to an element, which in Safari no button is. */
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
