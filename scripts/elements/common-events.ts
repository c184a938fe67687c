import type { EventDescription } from './element-description.ts';

/** The events of every element, which `widgets/src/element/life-events.ts` and the loader fire. */
export const commonEvents: readonly EventDescription[] = [
  {
    name: 'hearth-ready',
    callback: 'onReady',
    detail: 'null',
    description:
      'The widget is there, in place of the content of its tag; again when the element comes back into the page.',
  },
  {
    name: 'hearth-resize',
    callback: 'onResize',
    detail: '{ readonly width: number; readonly height: number }',
    description: 'The widget has another size, in CSS pixels; the first one right after `hearth-ready`.',
  },
  {
    name: 'hearth-error',
    callback: 'onError',
    detail: "{ readonly reason: 'files' | 'render' }",
    description:
      'The content of the tag stays: files of the widget failed to load (`files`, fired at the div or link where one stands for the tag), or it failed to show its data (`render`).',
  },
];
