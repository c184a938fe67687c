export const inPackage = (id, ...names) => names.some((name) => id.includes(`/node_modules/${name}/`));

/**
 * Names the chunk of a widget's module: few chunks, each with one reason to change. What several elements share besides
 * these is named by `shared`.
 */
export const widgetChunks = (shared) => (id, graph) => {
  if (inPackage(id, 'preact', '@preact/compat', '@r2wc/core')) return 'runtime';
  if (/\/widgets\/src\/(element\/|ui\/use-deferred\.ts)/.test(id)) return 'runtime';
  // Every element reads flags, figures, its ground and its language.
  if (/\/domain\/src\/(embed\/(contrast|figure|flag|language)|listing\/group-digits)\.ts$/.test(id))
    return 'runtime';
  // A card keeps its one request in itself and draws no map.
  if (/\/client\/(untracked-request|use-outlines|use-ground|base-map)\.ts$/.test(id))
    return shared(id, graph);
  // Too small for files of their own, where a third of the bytes would be headers.
  if (
    /\/(domain\/src\/(people\/phone-text|listing\/shown-price)|widgets\/src\/ui\/(form|feed-date|field|show-focused))\.tsx?$/.test(
      id,
    )
  )
    return 'base';
  if (/\/domain\/src\/(edition\/(local-moment|time-zones)|listing\/date-text)\.ts$/.test(id)) return 'base';
  // Texts of cards and of the page of a home.
  if (/\/domain\/src\/listing\/(address|listing-id|photo-sources|price|property-type|status)\.ts$/.test(id))
    return 'home';
  if (/\/widgets\/src\/(listing-card\/photo-source\.ts|ui\/price\.tsx)$/.test(id)) return 'home';
  // Of searches, lists and cards, which are seldom alone.
  if (/\/widgets\/src\/ui\/(use-home-dialog\.tsx|home-opening\.ts)$/.test(id)) return 'opening';
  // With results and with an agent's reviews, where cards are as well.
  if (id.endsWith('/widgets/src/ui/pager.tsx')) return 'cards';
  // A search shows the places of its homes before their cards are here.
  if (/\/listing-card\/(listing-card\.css\.js|listing-card-skeleton\.tsx)$/.test(id)) return 'base';
  if (
    inPackage(id, 'ky') ||
    id.includes('/widgets/src/client/') ||
    /\/domain\/src\/contract\/[^?]*$/.test(id)
  )
    return 'base';
  if (inPackage(id, 'dompurify')) return 'dompurify';
  if (inPackage(id, 'leaflet', 'react-leaflet', '@react-leaflet/core')) return 'map';
  // Has to run before Leaflet.
  if (id.endsWith('/widgets/src/map/leaflet-markup-probe.ts')) return 'map';
  return shared(id, graph);
};
