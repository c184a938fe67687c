import type { Deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { use } from 'react';

/** Same hook in the browser. */
export function deferred<Part>(importPart: () => Promise<Part>): Deferred<Part> {
  let importing: Promise<Part> | undefined;
  return {
    part: undefined,
    fetch() {
      importing ??= importPart();
      return importing;
    },
  };
}

/** Stands for the hook of that name where the server renders: the component waits for its part. */
export const useDeferred = <Part>(source: Deferred<Part>, wanted = true): Part | null | undefined =>
  wanted ? use(source.fetch()) : undefined;
