/** Value of `import sheet from './x.css'`: see element/README.md. */
declare module '*.css' {
  const sheet: CSSStyleSheet;
  // biome-ignore lint/style/noDefaultExport: a css file has no names to give
  export default sheet;
}
