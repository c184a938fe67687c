/** https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers; not in TypeScript's DOM library. */
interface CloseWatcher extends EventTarget {
  oncancel: ((event: Event) => void) | null;
  onclose: ((event: Event) => void) | null;
  /** Asks to close, as the device's gesture does. */
  requestClose(): void;
  destroy(): void;
}

declare var CloseWatcher: { new (): CloseWatcher };
