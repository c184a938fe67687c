const { prototype } = HTMLDivElement;

/**
 * While Leaflet's module runs, it writes `<svg/>` into a new `div` as markup, for a property of `Browser` that Leaflet never
 * reads. Pages that require Trusted Types forbid this, and the module would throw. It also calls `document.namespaces.add`, which
 * Internet Explorer had, and catches the failure: for its position Chromium parses the whole file a second time. Imported before Leaflet,
 * this module makes both do nothing until the modules of the map have run; no code of the page can run in between.
 */
Reflect.defineProperty(prototype, 'innerHTML', { configurable: true, set() {} });
Reflect.defineProperty(document, 'namespaces', { configurable: true, value: { add() {} } });
queueMicrotask(() => {
  Reflect.deleteProperty(prototype, 'innerHTML');
  Reflect.deleteProperty(document, 'namespaces');
});
