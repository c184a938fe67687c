import type { CDPSession, Page } from '@playwright/test';
import { machine } from '../report-file.ts';
import { type PastedWidget, startPartnerPages } from './partner-pages.ts';
import { startPhone } from './phone.ts';

/** A moment of a page: what must be painted, and by when. */
interface Moment {
  readonly name: string;
  /** Selector in the element's shadow root of a text, field, button or picture, never of a box that may be empty. */
  readonly selector: string;
  /** Seconds. */
  readonly budget: number;
}

/** An element on a partner's page. */
interface Subject {
  readonly name: string;
  readonly widget: string;
  readonly attributes?: (listingId: string, agentId: string) => PastedWidget['attributes'];
  readonly moments: readonly Moment[];
  /** Kilobytes that the page may transfer without being touched. */
  readonly transfer?: number;
}

export interface WidgetResult {
  readonly name: string;
  readonly moments: readonly {
    readonly name: string;
    readonly budget: number;
    readonly runs: readonly number[];
  }[];
  readonly transfer: { readonly budget: number | undefined; readonly runs: readonly number[] };
}

const usable = (selector: string, budget: number): Moment => ({ name: 'usable', selector, budget });

const SUBJECTS: readonly Subject[] = [
  {
    name: 'mortgage-calculator',
    widget: 'mortgage-calculator',
    moments: [
      usable('input', 0.75),
      { name: 'complete', selector: '.hearth-breakdown tbody td', budget: 0.9 },
    ],
  },
  {
    name: 'search, no map',
    widget: 'search',
    attributes: () => ({ 'hide-map': '' }),
    moments: [usable('input', 1), { name: 'homes', selector: 'article h3', budget: 1.35 }],
    transfer: 150,
  },
  {
    name: 'search, map alone',
    widget: 'search',
    attributes: () => ({ shape: 'map' }),
    // Its ground has nothing to see: the buttons to zoom and their scale are the first.
    moments: [
      usable('.hearth-map__scale', 1.25),
      { name: 'pins', selector: '.hearth-pin__face', budget: 1.5 },
    ],
    transfer: 150,
  },
  {
    name: 'listing-card',
    widget: 'listing-card',
    attributes: (listingId) => ({ 'listing-id': listingId }),
    moments: [{ name: 'home', selector: 'article h3', budget: 1.1 }],
  },
  {
    name: 'agent-bio',
    widget: 'agent-bio',
    attributes: (_, agent) => ({ agent }),
    moments: [{ name: 'agent', selector: '.hearth-bio__name', budget: 1.1 }],
    transfer: 100,
  },
];

/** How long a page waits for late requests before its transfer counts as complete. */
const QUIET_MS = 1_500;

/**
 * Opens a partner's page with each element `runs` times, in turns, so that other work of the machine falls on all alike. The widgets come
 * from the server at `origin`; `only` is a part of the names of the elements that are opened.
 */
export async function benchWidgets(
  origin: string,
  runs: number,
  log: (line: string) => void,
  only = '',
): Promise<WidgetResult[]> {
  const subjects = SUBJECTS.filter(({ name }) => name.includes(only));
  if (subjects.length === 0)
    throw new Error(`--only takes a part of ${SUBJECTS.map(({ name }) => `"${name}"`).join(', ')}`);
  const pages = await startPartnerPages(origin);
  const phone = await startPhone();
  try {
    const { listingId, agentId } = await someIds(origin);
    const visits = subjects.map((): Visit[] => []);
    const addresses = subjects.map(({ widget, attributes }) =>
      pages.addressOf({ widget, attributes: attributes?.(listingId, agentId) ?? {} }),
    );
    for (let run = 0; run < runs; run++) {
      for (const [index, subject] of subjects.entries()) {
        const address = addresses[index] as string;
        visits[index]?.push(await phone.open((page) => visit(page, address, subject)));
      }
      log(`run ${run + 1} of ${runs}`);
    }
    return subjects.map((subject, index) => resultOf(subject, visits[index] ?? []));
  } finally {
    await phone.stop();
    await pages.stop();
  }
}

/** An open listing with a photo, and the first agent. */
async function someIds(origin: string): Promise<{ readonly listingId: string; readonly agentId: string }> {
  const { listings } = await read(`${origin}/api/v2/listing/search?limit=1`);
  const { agentId } = await read(`${origin}/api/agent/default`);
  return { listingId: listings[0].listingid, agentId };
}

async function read(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

interface Visit {
  /** Seconds from the start of the navigation, by moment. */
  readonly seconds: readonly number[];
  readonly kilobytes: number;
}

async function visit(page: Page, address: string, { widget, moments }: Subject): Promise<Visit> {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const report = reported(session);
  await page.addInitScript(watchFor, {
    tag: `hearth-${widget}`,
    selectors: moments.map(({ selector }) => selector),
    binding: BINDING,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const seconds = (await report).map((time) => time / 1000);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  return { seconds, kilobytes: bytes / 1000 };
}

const BINDING = 'hearthBench';
const VISIT_TIMEOUT_MS = 60_000;

/**
 * The times that `watchFor` reports from the page. The page calls, for a library that asks it would load code into the page and run it
 * at each frame, on the slow processor that is measured.
 */
async function reported(session: CDPSession): Promise<readonly number[]> {
  const times = new Promise<number[]>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('A part did not show within 60 s.')), VISIT_TIMEOUT_MS);
    session.on('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(tooLate);
      resolve(JSON.parse(payload));
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  return times;
}

/**
 * Runs in the page before any other script: notes when each part can be seen, is painted, and a task has run after that. Text has
 * to be there, for a box without content is painted too. Looks from the moment
 * on in which the element is defined: a frame every 16 ms would take half of a slow processor from the page.
 */
function watchFor({
  tag,
  selectors,
  binding,
}: {
  readonly tag: string;
  readonly selectors: readonly string[];
  readonly binding: string;
}): void {
  const seen: number[] = selectors.map(() => 0);
  const isVisible = (selector: string) =>
    [...document.querySelectorAll(tag)].some((element) => {
      const part = element.shadowRoot?.querySelector(selector);
      if (!part?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { width, height } = part.getBoundingClientRect();
      const hasContent = part.textContent?.trim() || part.matches('input, button, img, svg, canvas');
      return width > 0 && height > 0 && Boolean(hasContent);
    });
  const look = () => {
    for (const [index, selector] of selectors.entries()) {
      if (seen[index] || !isVisible(selector)) continue;
      setTimeout(() => {
        if (seen[index]) return;
        seen[index] = performance.now();
        if (!seen.includes(0)) Reflect.get(window, binding)(JSON.stringify(seen));
      });
    }
    if (seen.includes(0)) requestAnimationFrame(look);
  };
  customElements.whenDefined(tag).then(look);
}

function resultOf({ name, moments, transfer }: Subject, visits: readonly Visit[]): WidgetResult {
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  return {
    name,
    moments: moments.map((moment, index) => ({
      name: moment.name,
      budget: moment.budget,
      runs: ascending(visits.map(({ seconds }) => seconds[index]!)),
    })),
    transfer: { budget: transfer, runs: ascending(visits.map(({ kilobytes }) => kilobytes)) },
  };
}

/** Medians beside their budgets as a Markdown page, with the machine and the date. */
export function printWidgets(results: readonly WidgetResult[]): string {
  return `# Benchmarks: widgets

Made by \`npm run bench -- widgets --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

A partner's page on an origin of its own, with the code of the builder, on a phone: 390 pixels wide, processor four times slower, 150 ms of latency, 1.6 Mbit/s,
nothing cached. Seconds from the start of the navigation until the part can be seen, which is a field, a text or a picture and never an empty box, is
painted, and the page has run a task after that; kilobytes are all that the page transfers without being touched.

| element | what | median | from, to | budget |
| --- | --- | --- | --- | --- |
${results.flatMap(rowsOf).join('\n')}
`;
}

function rowsOf({ name, moments, transfer }: WidgetResult): string[] {
  return [
    ...moments.map(
      (moment) =>
        `| ${name} | ${moment.name}, s | ${figures(moment.runs, 2)} | ${moment.budget.toFixed(2)} |`,
    ),
    `| ${name} | transferred, KB | ${figures(transfer.runs, 0)} | ${transfer.budget ?? ''} |`,
  ];
}

const figures = (runs: readonly number[], digits: number): string => {
  const [median, first, last] = [runs[Math.floor(runs.length / 2)], runs[0], runs.at(-1)].map((value) =>
    (value ?? Number.NaN).toFixed(digits),
  );
  return `${median} | ${first} to ${last}`;
};
