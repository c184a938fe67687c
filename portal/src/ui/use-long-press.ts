import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** The wait of Android and iOS. */
const longMilliseconds = 500;

/**
 * Handlers of a button that has a second action: a long press, a press of the right button, or the menu key.
 * @param onPress the usual action; a long press causes none
 */
export function useLongPress(onPress: () => void, onLongPress: () => void) {
  const timer = useRef(0);
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown({ button }: PointerEvent) {
      stop();
      isLong.current = false;
      if (button !== 0) return;
      timer.current = window.setTimeout(() => {
        isLong.current = true;
        onLongPress();
      }, longMilliseconds);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      stop();
      // A long press of a finger is both.
      if (!isLong.current) onLongPress();
    },
    onClick() {
      const wasLong = isLong.current;
      isLong.current = false;
      if (!wasLong) onPress();
    },
  };
}
