import type { ReactNode } from 'react';

/** Drawn on a 24 px grid with a 2 px line, in the colour and at the size of the text they stand in. */
const drawings = {
  'arrow-left': <path d="m15 5-7 7 7 7" />,
  'arrow-right': <path d="m9 5 7 7-7 7" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  filters: <path d="M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5" />,
  house: <path d="M3.5 11.5 12 4l8.5 7.5M6 9.8V20h12V9.8M10 20v-5.5h4V20" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  map: <path d="m9 4.5-5.5 2v13l5.5-2 6 2 5.5-2v-13l-5.5 2-6-2Zm0 0v13m6-11v13" />,
  minus: <path d="M5 12h14" />,
  plus: <path d="M12 5v14M5 12h14" />,
  retry: <path d="M4 12a8 8 0 1 1 2.4 5.7M4 19v-5h5" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A line drawing for the eye only: what it means is said by the text or the label beside it. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="hearth-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
