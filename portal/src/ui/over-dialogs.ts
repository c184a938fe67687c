/** Toasts and the photo viewer lie over every dialog and are dismissed by themselves. */
export const isOver = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-sonner-toaster], .pswp') !== null;
