/**
 * Keeps the page below a dialog from scrolling, without moving it: the room of the scroll bar stays. Returns what ends this; the
 * page scrolls again when the last lock has ended. Each lock is its own sheet, since files of several elements have a copy
 * of this module each.
 */
export function lockScroll(): () => void {
  const hasBar = innerWidth > document.documentElement.clientWidth;
  const gutter = hasBar ? 'scrollbar-gutter: stable !important' : '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { overflow: hidden !important; ${gutter} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
