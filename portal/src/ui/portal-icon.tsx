import { LineDrawing } from '@hearth/widgets/ui/icon.tsx';
import type { ReactNode } from 'react';

/** Icons of the portal that no widget has, drawn like the widgets' icons: 24 px grid, 2 px line. */
const drawings = {
  'arrow-down': 'm5 10 7 7 7-7',
  'arrow-left': 'm14 5-7 7 7 7',
  'arrow-right': 'm10 5 7 7-7 7',
  'arrow-up': 'm5 14 7-7 7 7',
  comment: 'M4 5h16v11h-9.5L6 19.5V16H4z',
  compare: 'M4 5h6v14H4zM14 5h6v14h-6zM6.5 9h1M6.5 13h1M16.5 9h1M16.5 13h1',
  dismiss:
    'M4 4l16 16M9.9 5.2A9.6 9.6 0 0 1 12 5c5 0 8.5 4.5 9.5 7a13 13 0 0 1-2.8 4M6.2 7.2A13 13 0 0 0 2.5 12c1 2.5 4.5 7 9.5 7a9.3 9.3 0 0 0 4-.9M10 10a3 3 0 0 0 4 4',
  draw: 'M4 20h4L19.5 8.5a2.8 2.8 0 0 0-4-4L4 16zM13.5 6.5l4 4',
  gallery: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  heart:
    'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 8.8 5.5c1.4 0 2.6.7 3.2 1.9.6-1.2 1.8-1.9 3.2-1.9a4.3 4.3 0 0 1 4.3 4.5c0 5.4-7.5 10-7.5 10Z',
  key: 'M8 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM11.8 12h8.7v3.5M16.5 12v2.5',
  locate: 'M12 3v3m0 12v3M3 12h3m12 0h3M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM12 12h.01',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  person: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM4.5 20a7.5 6 0 0 1 15 0',
  phone:
    'M7.5 4h-3c-.6 0-1 .5-1 1 .5 8.5 7 15 15.5 15.5.5 0 1-.4 1-1v-3l-4-1.7-2 2.2a13 13 0 0 1-6.5-6.5l2.2-2z',
  photos: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9h.01',
  maybe: 'M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.7-1.8 1.3-1.8 2.7M12 18.5h.01',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  order: 'M7 5v14m-3.5-3.5L7 19l3.5-3.5M13.5 6h7M13.5 12h5M13.5 18h2.5',
  pin: 'M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 2',
  'thumb-down':
    'M16.5 13 13 20a2.2 2.2 0 0 1-2.2-2.2v-3.3h-5A1.8 1.8 0 0 1 4 12.4l1.1-6.5A1.8 1.8 0 0 1 6.9 4.5h9.6zM20 13h-3.5V4.5H20z',
  'thumb-up':
    'M7.5 11 11 4a2.2 2.2 0 0 1 2.2 2.2v3.3h5a1.8 1.8 0 0 1 1.8 2.1l-1.1 6.5a1.8 1.8 0 0 1-1.8 1.4H7.5zM4 11h3.5v8.5H4z',
  'to-top': 'M5 5h14M5 16l7-7 7 7',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.2 10.5v6M13.8 10.5v6',
  share: 'M12 15V4m-4 3.5L12 4l4 3.5M5 12.5V20h14v-7.5',
} as const;

export type PortalIconName = keyof typeof drawings;

/** Decorative: the text or label beside it has the same meaning. */
export const PortalIcon = ({ name }: { readonly name: PortalIconName }): ReactNode => (
  <LineDrawing path={drawings[name]} />
);
