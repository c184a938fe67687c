import { diagnose } from './diagnose.ts';
import { gather, type Offer } from './gather.ts';
import { openPanel, PANEL_ID, type Panel } from './panel.ts';

/** Examines the page and shows the findings. A call while the panel is open does nothing. */
export async function examine(offer: Offer): Promise<void> {
  await interactive();
  if (document.getElementById(PANEL_ID)) return;
  let shown: (widget: number) => void = () => {};
  const panel = openPanel({ again: () => void look(), show: (widget) => shown(widget) });
  async function look(): Promise<void> {
    shown = await report(offer, panel);
  }
  await look();
}

/** Returns a function that scrolls a widget into view. */
async function report(offer: Offer, panel: Panel): Promise<(widget: number) => void> {
  const { facts, placed } = await gather(offer);
  panel.update({ facts, findings: diagnose(facts) });
  return (widget) => pointOut(placed[widget]?.shown);
}

function interactive(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
}

function pointOut(element: HTMLElement | undefined): void {
  const marked = { outline: '4px solid #b3261e', outlineOffset: '2px' };
  element?.scrollIntoView({ block: 'center' });
  element?.animate([marked, marked], { duration: 3000 });
}
