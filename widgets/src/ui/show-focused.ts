/**
 * Scrolls a strip to the whole of its part that the keyboard focuses, as `onFocus` of the strip: a browser counts the visible edge
 * of a part as in view. A press moves nothing, since its click would miss.
 */
export function showFocused({ target }: { readonly target: EventTarget }): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
