/**
 * Runs the portal once the server's first view is painted. The page preloads the code meanwhile. Running it takes a phone half a
 * second, for which a page that is not painted yet would stay blank.
 */
const longestWaitMilliseconds = 500;

async function painted(): Promise<void> {
  const view = document.querySelector('[data-first-view]');
  // A tab in the background paints nothing.
  if (view === null || document.hidden) return;
  const photo = view.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMilliseconds));
  await Promise.race([
    photo ? paint('largest-contentful-paint', () => photo.complete) : paint('paint'),
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

const app = document.querySelector<HTMLLinkElement>('link[data-app]')?.href;
if (app !== undefined) void painted().then(() => import(app));

export {};
