const { prototype } = HTMLDivElement;

/**
 * While Leaflet's module runs, it writes `<svg/>` into a new `div` as markup, for a property of `Browser` that Leaflet never
 * reads. Pages that require Trusted Types forbid this, and the module would throw. Imported before Leaflet, this module makes
 * such writes do nothing until the modules of the map have run; no code of the page can run in between.
 */
Reflect.defineProperty(prototype, 'innerHTML', { configurable: true, set() {} });
queueMicrotask(() => Reflect.deleteProperty(prototype, 'innerHTML'));
