import type { ReactNode } from 'react';

/** Paths on a 24 px grid, drawn with a 2 px line in the colour and at the size of the text they stand in. */
const drawings = {
  'arrow-left': 'm15 5-7 7 7 7',
  'arrow-right': 'm9 5 7 7-7 7',
  'chevron-down': 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  filters: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  house: 'M3.5 11.5 12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  map: 'm9 4.5-5.5 2v13l5.5-2 6 2 5.5-2v-13l-5.5 2-6-2Zm0 0v13m6-11v13',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  retry: 'M4 12a8 8 0 1 1 2.4 5.7M4 19v-5h5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 4.5 4.5',
} as const;

export type IconName = keyof typeof drawings;

/** A decorative line drawing: the text or label beside it has the same meaning. */
export const Icon = ({ name }: { readonly name: IconName }): ReactNode => (
  <LineDrawing path={drawings[name]} />
);

/** Any such path as an icon. */
export const LineDrawing = ({ path }: { readonly path: string }): ReactNode => (
  <svg className="hearth-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);
