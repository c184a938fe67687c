import type { SnippetForm } from '@hearth/domain/embed/snippet.ts';
import type { ReactNode } from 'react';
import './paste-picture.css';

type Drawn = 'block' | 'field' | 'lines' | 'text';

/** The drawing of a place, the name of its window, the words on the marked place, and the same as a sentence. */
type Place = readonly [drawn: Drawn, title: string, mark: string, alt: string];

const pageSource: Place = [
  'lines',
  'page.html',
  'your code',
  'The source of a page. The lines between two paragraphs are marked.',
];
const component = (file: string): Place => [
  'lines',
  file,
  'your component',
  'A file of your app. The lines of the new component are marked.',
];

const places: Readonly<Record<SnippetForm, Place>> = {
  html: pageSource,
  wordpress: [
    'block',
    'Edit page',
    'Custom HTML',
    'The WordPress editor. A “Custom HTML” block between two paragraphs is marked.',
  ],
  squarespace: [
    'block',
    'Edit page',
    'Code',
    'The Squarespace editor. A Code block between two sections is marked.',
  ],
  wix: [
    'field',
    'Embed a site',
    'Website address',
    'The panel “Embed a site” of Wix. Its field for the address is marked.',
  ],
  webflow: [
    'block',
    'Designer',
    'Code Embed',
    'The Webflow designer. A Code Embed element between two sections is marked.',
  ],
  shopify: [
    'block',
    'Theme editor',
    'Custom Liquid',
    'The Shopify theme editor. A Custom Liquid section between two others is marked.',
  ],
  'tag-manager': [
    'field',
    'New tag',
    'Custom HTML',
    'A new tag in Google Tag Manager. Its field for custom HTML is marked.',
  ],
  react: component('hearth.tsx'),
  next: component('hearth.tsx'),
  vue: component('Hearth.vue'),
  svelte: component('Hearth.svelte'),
  iframe: pageSource,
  oembed: ['text', 'Edit page', 'https://…', 'The text of a page. An address alone on its line is marked.'],
  link: ['text', 'New message', 'https://…', 'The text of a message. A link in it is marked.'],
  pinned: pageSource,
};

/** A small drawing of the window that the code of a tab is pasted into, with its place marked. */
export function PastePicture({ form }: { readonly form: SnippetForm }): ReactNode {
  const [drawn, title, mark, alt] = places[form];
  const { bars, marked } = drawings[drawn];
  const [x, y, width, height] = marked;
  return (
    <svg className="paste-picture" viewBox="0 0 320 150" role="img" aria-label={alt}>
      <rect className="paste-picture__window" x="1" y="1" width="318" height="148" rx="8" />
      <path className="paste-picture__edge" d="M1 25H319" />
      <text className="paste-picture__title" x="12" y="17">
        {title}
      </text>
      {bars.map(([left, top, wide, high = 6]) => (
        <rect key={`${left} ${top}`} x={left} y={top} width={wide} height={high} rx="3" />
      ))}
      <rect className="paste-picture__mark" x={x} y={y} width={width} height={height} rx="5" />
      <text className="paste-picture__name" x={x + 12} y={y + height / 2 + 4}>
        {mark}
      </text>
    </svg>
  );
}

type Bar = readonly [x: number, y: number, width: number, height?: number];

interface Drawing {
  readonly bars: readonly Bar[];
  readonly marked: readonly [x: number, y: number, width: number, height: number];
}

const drawings: Readonly<Record<Drawn, Drawing>> = {
  block: {
    bars: [
      [40, 38, 150, 10],
      [40, 56, 230],
      [40, 120, 240],
      [40, 132, 190],
      [12, 38, 14, 14],
      [12, 58, 14, 14],
    ],
    marked: [40, 70, 240, 40],
  },
  field: {
    bars: [
      [24, 40, 90],
      [24, 54, 190],
      [214, 122, 72, 16],
      [24, 126, 60],
    ],
    marked: [24, 72, 272, 40],
  },
  lines: {
    bars: [
      [24, 38, 90],
      [40, 50, 180],
      [40, 120, 160],
      [24, 132, 60],
      [10, 38, 6],
      [10, 50, 6],
      [10, 120, 6],
      [10, 132, 6],
    ],
    marked: [40, 64, 250, 46],
  },
  text: {
    bars: [
      [24, 40, 260],
      [24, 52, 230],
      [24, 64, 250],
      [24, 116, 250],
      [24, 128, 170],
    ],
    marked: [24, 80, 150, 26],
  },
};
