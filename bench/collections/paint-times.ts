import { withSignedInPage } from '../open-page.ts';

interface OpenCollection {
  readonly origin: string;
  /** Of a session of a person with the collection. */
  readonly token: string;
  readonly id: number;
}

/** Measures milliseconds from the request of a new name until a browser with the open collection has painted it. Needs a build. */
export const paintTimes = (collection: OpenCollection, changes: number): Promise<readonly number[]> =>
  withSignedInPage(collection, async (page, { request }) => {
    const { origin, id } = collection;
    const stream = page.waitForResponse(/\/api\/live/);
    await page.goto(`${origin}/collections/${id}`);
    await stream;
    const times: number[] = [];
    for (let nth = 0; nth < changes; nth++) {
      const name = `Lake homes ${nth}`;
      const started = performance.now();
      const painted = page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
      await request.patch(`${origin}/api/v2/listing/collection/${id}`, { data: { name } });
      await painted;
      times.push(performance.now() - started);
    }
    return times;
  });
