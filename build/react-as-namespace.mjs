// Stands for `react` in the widget build: Preact's compatibility layer as published, with the same names in its default export. The
// layer's own default export is one object of everything, which a bundler keeps whole once a library (react-leaflet) imports
// it; of a namespace it keeps the members that are read.
export * from '@preact/compat';
export * as default from '@preact/compat';
