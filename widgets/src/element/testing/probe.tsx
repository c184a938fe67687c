import { useEffect, useState } from 'react';
import { inside } from '../../testing/mount.tsx';
import { defineElement } from '../define-element.ts';
import type { ElementOf } from '../element-types.ts';

export interface ProbeProps {
  listingId?: string | undefined;
  limit?: number | undefined;
  hideMap?: boolean;
  layout?: 'row' | 'grid' | undefined;
  listing?: { readonly listprice: number } | undefined;
  onProbePick?: (detail: { id: string }) => unknown;
}

/** Record of the probes; preact runs effects a frame late, so ids distinguish mounts and unmounts. */
export const life = {
  mounted: [] as string[],
  unmounted: [] as string[],
  renders: 0,
  seen: {} as ProbeProps,
  answer: undefined as unknown,
  fail: false,
};

export function Probe(props: ProbeProps) {
  const { limit = 7, layout = 'row', hideMap, listingId = 'none', listing } = props;
  const [count, setCount] = useState(0);
  life.renders++;
  life.seen = props;
  useEffect(() => {
    life.mounted.push(listingId);
    return () => void life.unmounted.push(listingId);
  }, [listingId]);
  if (life.fail) throw new Error('a broken component');
  return (
    <section className="probe">
      <output>{`${listingId} ${limit} ${layout} ${String(hideMap)} ${listing?.listprice ?? '-'}`}</output>
      <input aria-label="note" />
      <button type="button" onClick={() => setCount(count + 1)}>{`count ${count}`}</button>
      <button type="button" onClick={() => (life.answer = props.onProbePick?.({ id: listingId }))}>
        pick
      </button>
    </section>
  );
}

export const sheet = new CSSStyleSheet();
sheet.replaceSync('.probe { color: rgb(1, 2, 3); }');
export const probe = defineElement({
  tag: 'hearth-probe',
  component: Probe,
  sheets: [sheet],
  props: { listingId: 'string', limit: 'number', hideMap: 'flag', layout: ['row', 'grid'], listing: 'raw' },
  events: ['hearth-probe-pick'],
});
export type ProbeElement = ElementOf<typeof probe>;

export const shown = (element: Element) => element.shadowRoot?.querySelector('output')?.textContent;
export const press = async (element: Element, name: string) =>
  (await inside(element).findByText(name)).click();
