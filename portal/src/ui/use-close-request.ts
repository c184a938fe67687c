import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what lies on top when the device asks for it, as Android's Back does. Of several, the one opened last is asked.
 * Browsers without `CloseWatcher` never ask. Desktops ask by Escape, but not where a key listener has handled the key.
 *
 * @param isOpen whether there is something to close
 * @param isBlocked whether something else lies on top at the moment, which the request is for
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void, isBlocked = () => false): void {
  const close = useEffectEvent(onClose);
  const isRefused = useEffectEvent(isBlocked);
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.oncancel = (event) => {
      if (isRefused()) event.preventDefault();
    };
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
