import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';

/** A deferred part: code that is loaded after the first render. */
export interface Deferred<Part> {
  /** The code once it has been loaded. */
  readonly part: Part | undefined;
  fetch(): Promise<Part>;
}

/** Declares a deferred part. It is imported once; after a failure the next `fetch` imports it again. */
export function deferred<Part>(importPart: () => Promise<Part>): Deferred<Part> {
  let part: Part | undefined;
  return {
    get part() {
      return part;
    },
    async fetch() {
      part ??= await importPart();
      return part;
    },
  };
}

/**
 * The part once it is wanted and loaded; undefined before, null after a failure. Smaller than
 * `lazy` and `Suspense`, which weigh 0.6 KB in every widget, and a failure is a value here and no exception. It is fetched after the
 * first paint, with `isSoon` before it.
 */
export function useDeferred<Part>(
  source: Deferred<Part>,
  wanted = true,
  isSoon = false,
): Part | null | undefined {
  const [held, setHeld] = useState<Held<Part>>({ part: source.part });
  useLayoutEffect(() => (wanted && isSoon ? hold(source, setHeld) : undefined), [source, wanted, isSoon]);
  useEffect(() => (wanted && !isSoon ? hold(source, setHeld) : undefined), [source, wanted, isSoon]);
  return held.part ?? source.part ?? held.part;
}

interface Held<Part> {
  readonly part: Part | null | undefined;
}

function hold<Part>(source: Deferred<Part>, setHeld: Dispatch<SetStateAction<Held<Part>>>) {
  // It may have come for another component after this one was rendered.
  if (source.part) return setHeld((now) => (now.part ? now : { part: source.part }));
  let gone = false;
  const show = (part: Part | null) => gone || setHeld({ part });
  source.fetch().then(show, () => show(null));
  return () => {
    gone = true;
    // A failure does not count for the next time that the part is wanted.
    setHeld((now) => (now.part === null ? { part: undefined } : now));
  };
}
