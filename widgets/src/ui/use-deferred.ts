import { useEffect, useState } from 'react';

/** Code that arrives when it is wanted. */
export interface Deferred<Part> {
  /** What has arrived. */
  readonly part: Part | undefined;
  fetch(): Promise<Part>;
}

/** Says how code is imported; it is imported once, and tried again after a failure when it is wanted anew. */
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
 * The part once somebody wants it and it has arrived; undefined before, null where it cannot be had. Smaller than
 * `lazy` and `Suspense`, which weigh 0.6 KB in every widget, and a failure is an answer here and no exception.
 */
export function useDeferred<Part>(source: Deferred<Part>, wanted = true): Part | null | undefined {
  const [held, setHeld] = useState<{ part: Part | null | undefined }>({ part: source.part });
  useEffect(() => {
    if (!wanted) return;
    // It may have come for another component after this one was rendered.
    if (source.part) return setHeld((now) => (now.part ? now : { part: source.part }));
    let gone = false;
    const show = (part: Part | null) => gone || setHeld({ part });
    source.fetch().then(show, () => show(null));
    return () => {
      gone = true;
      // What could not be had is no answer to who wants it next.
      setHeld((now) => (now.part === null ? { part: undefined } : now));
    };
  }, [source, wanted]);
  return held.part ?? source.part ?? held.part;
}
