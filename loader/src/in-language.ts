import { start } from './start.ts';

/** The loader of the elements in another language, which the loader of the page imports for the first of them. */
start({ src: import.meta.url, dataset: {} });
