import { applyStoredChoices } from './stored-choices.ts';

/** For the paint. */
const longestWaitMilliseconds = 300;

/** The photo of the first home; browsers that do not report the largest paint report the first one. */
const largestPaint = 'largest-contentful-paint';

async function painted(view: Element): Promise<void> {
  // A tab in the background paints nothing.
  if (document.hidden) return;
  const photo = view.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const reportsLargest = PerformanceObserver.supportedEntryTypes.includes(largestPaint);
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMilliseconds));
  await Promise.race([
    photo && reportsLargest ? paint(largestPaint, () => photo.complete) : paint('paint'),
    late,
  ]);
}

/** Resolves after a paint of this type that came once `isReady`; browsers report it when it is on the screen. */
const paint = (type: string, isReady = () => true): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type, buffered: true });
  });

/**
 * Fetches and runs the portal once the server's first view is painted. Its scripts weigh more than sheet, font and photo together,
 * and running them takes a phone half a second, for which a page that is not painted yet would stay blank.
 * Where they fail to load, the links of the view lead on.
 */
async function start(app: string): Promise<void> {
  const view = document.querySelector<HTMLElement>('[data-first-view]');
  if (view) applyStoredChoices(view);
  if (view?.isConnected) await painted(view);
  preloadAll();
  try {
    await import(app);
  } catch (error) {
    if (view) view.dataset.firstView = 'alone';
    throw error;
  }
}

/** Together, since each script names the next one only once it is there. */
function preloadAll(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]'))
    link.rel = link.dataset.rel ?? '';
}

const app = document.querySelector<HTMLLinkElement>('link[data-app]')?.href;
if (app !== undefined) void start(app);
