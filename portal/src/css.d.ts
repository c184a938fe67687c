/** Css of the portal is imported for effect; css of widgets is a sheet (see widgets/src/element/README.md). */
declare module '*.css';
