import { type PhotoList, removeExclusivePhotos } from '@hearth/domain/contract/exclusive-photos.ts';
import type { PhotoKind } from '@hearth/domain/exclusive/draft-photos.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { hasLoggedOut } from '../../../shared/account/account.ts';
import { useSession } from '../../../shared/app/app-context.tsx';
import { photosQuery, withUploaded } from './photo-changes.ts';
import type { RefusedFile, Upload } from './photo-uploads.ts';

const library = deferred(() => import('./photo-uploads.ts'));

const none: readonly Upload[] = [];
const nothing = { current: () => none, subscribe: () => () => {} };

/** The uploads of a listing. Uploads of a closed tab go on. Files that are chosen before code and list are loaded are held until then. */
export function usePhotoUploads(listingId: string, isListLoaded: boolean) {
  const session = useSession();
  const queries = useQueryClient();
  const part = useDeferred(library);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const uploads = useMemo(
    () =>
      part?.createPhotoUploads({
        listingId,
        baseUrl: session.client.baseUrl,
        onPhoto: ({ photo }) =>
          queries.setQueryData<PhotoList>(
            photosQuery(session, listingId).queryKey,
            (list) => list && withUploaded(photo)(list),
          ),
        onRefused: (file) => setRefused((files) => [...files, file]),
      }),
    [part, session, listingId, queries],
  );
  const { account } = session;
  useEffect(() => {
    const close = uploads?.open();
    return close && (() => close({ keeps: !hasLoggedOut(account.state) }));
  }, [uploads, account]);
  const held = useRef<[files: readonly File[], kind: PhotoKind][]>([]);
  const opened = isListLoaded ? uploads : undefined;
  useEffect(() => {
    if (!opened) return;
    for (const chosen of held.current.splice(0)) void opened.add(...chosen);
  }, [opened]);
  const current = useSyncExternalStore(
    (uploads ?? nothing).subscribe,
    (uploads ?? nothing).current,
    (uploads ?? nothing).current,
  );
  return {
    add(files: readonly File[], kind: PhotoKind) {
      if (opened) void opened.add(files, kind);
      else held.current.push([files, kind]);
    },
    retry: () => uploads?.retry(),
    current,
    refused,
    forgetRefused: () => setRefused([]),
    /** Ends an upload. Its photo is not added, even where the server has it already. */
    cancel({ id, mediaObjectId }: Upload) {
      uploads?.cancel(id);
      void session.client
        .call(removeExclusivePhotos, {
          params: { id: listingId },
          query: { mediaObjectIds: [mediaObjectId] },
        })
        // The next order or removal has the list again.
        .catch(() => {});
    },
  };
}
