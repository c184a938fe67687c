import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { PhotoList } from '@hearth/domain/contract/exclusive-photos.ts';
import { uploadExclusivePhoto } from '@hearth/domain/contract/exclusive-photos.ts';
import { routePath } from '@hearth/domain/contract/request-address.ts';
import type { PhotoKind } from '@hearth/domain/exclusive/draft-photos.ts';
import { tooLargePhoto } from '@hearth/domain/people/photo-rules.ts';
import Uppy, { type UppyFile } from '@uppy/core';
import GoldenRetriever from '@uppy/golden-retriever';
import XHRUpload from '@uppy/xhr-upload';
import { fileProblem } from './file-problem.ts';

type UploadedPhoto = { readonly photo: PhotoList['items'][number] };

/** Fields of the form of an upload. */
interface FormMeta {
  mediaObjectIds: string;
  turn: string;
  kind: PhotoKind;
  [key: string]: unknown;
}
type Body = Record<string, unknown>;
type PhotoUppy = Uppy<FormMeta, Body>;
type PhotoFile = UppyFile<FormMeta, Body>;
type PhotoFiles = Readonly<Record<string, PhotoFile>>;

/** A file that is queued, is being sent, or could not be sent. */
export interface Upload {
  readonly id: string;
  readonly mediaObjectId: string;
  readonly name: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly state: 'waiting' | 'sending' | 'failed';
}

/** A file that cannot be a photo of the listing, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** The uploads of one listing. They go on after a closed tab: files and their states are stored in the browser for a day. */
export interface PhotoUploads {
  /** The files that have not ended, the same object until one changes. */
  readonly current: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[], kind: PhotoKind) => Promise<void>;
  readonly cancel: (id: string) => void;
  readonly retry: () => void;
  /** Continues the uploads of a closed tab. Returns the function that stops sending; kept files continue the next time. */
  readonly open: () => (options: { readonly keeps: boolean }) => void;
}

export interface PhotoUploadsOptions {
  readonly listingId: string;
  readonly baseUrl: string;
  readonly onPhoto: (uploaded: UploadedPhoto) => void;
  readonly onRefused: (file: RefusedFile) => void;
}

/** Photos that are sent at a time: they share the line. */
const atATime = 2;
/** An upload without progress for so long is sent again. The server ends it sooner; a line that is cut reports nothing. */
const stalledMilliseconds = 60_000;

/** Statuses that another try may change. */
const mayPass = ({ status }: XMLHttpRequest): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

export function createPhotoUploads(options: PhotoUploadsOptions): PhotoUploads {
  const listeners = new Set<() => void>();
  let uppy: PhotoUppy | undefined;
  let [files, uploads]: [unknown, readonly Upload[]] = [undefined, []];
  return {
    open() {
      const opened = openUppy(options);
      uppy = opened;
      opened.on('state-update', () => {
        for (const listener of listeners) listener();
      });
      return ({ keeps }) => {
        if (!keeps) opened.cancelAll();
        opened.destroy();
      };
    },
    current() {
      const now = uppy?.getState().files ?? files;
      if (now !== files) [files, uploads] = [now, Object.values(now as PhotoFiles).flatMap(shownUpload)];
      return uploads;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async add(chosen, kind) {
      const first = Date.now() * 1000;
      const checked = chosen.map(async (file) => ({ file, reason: await fileProblem(file) }));
      for (const [at, { file, reason }] of (await Promise.all(checked)).entries()) {
        const meta = { mediaObjectIds: crypto.randomUUID(), turn: String(first + at), kind };
        const refusal = reason ?? (uppy && refusalOf(uppy, file, meta));
        if (refusal !== undefined) options.onRefused({ name: file.name, reason: refusal });
      }
    },
    cancel: (id) => uppy?.removeFile(id),
    retry: () => void uppy?.retryAll(),
  };
}

/** The page names every file that fails, so the console has no lines about them. */
const shownOnPage = { debug() {}, warn() {}, error() {} };

/** Opens the queue of a listing, and goes on with what a closed tab left. */
function openUppy({ listingId, baseUrl, onPhoto, onRefused }: PhotoUploadsOptions): PhotoUppy {
  const uppy: PhotoUppy = new Uppy<FormMeta, Body>({
    id: `photos-${listingId}`,
    autoProceed: true,
    logger: shownOnPage,
  });
  uppy.use(XHRUpload, {
    endpoint: new URL(routePath(uploadExclusivePhoto.path, { id: listingId }).slice(1), baseUrl).href,
    fieldName: 'file',
    allowedMetaFields: ['mediaObjectIds', 'turn', 'kind'],
    limit: atATime,
    timeout: stalledMilliseconds,
    responseType: 'json',
    shouldRetry: mayPass,
  });
  uppy.on('upload-success', (_file, { body }) => body && onPhoto(body as unknown as UploadedPhoto));
  uppy.on('upload-error', (file, _error, response) => {
    const answer = response as unknown as XMLHttpRequest | undefined;
    if (file === undefined || answer === undefined || mayPass(answer)) return;
    onRefused({ name: file.name, reason: reasonOf(answer) });
    uppy.removeFile(file.id);
  });
  uppy.on('restored', () => {
    for (const file of uppy.getFiles().filter(({ isGhost }) => isGhost)) {
      onRefused({ name: file.name, reason: 'The upload was interrupted. Choose this photo again.' });
      uppy.removeFile(file.id);
    }
    if (uppy.getFiles().length > 0) uppy.emit('restore-confirmed');
  });
  uppy.on('complete', ({ successful = [] }) => uppy.removeFiles(successful.map(({ id }) => id)));
  uppy.on('back-online', () => void uppy.retryAll());
  return uppy.use(GoldenRetriever);
}

/** Queues a file. Uppy refuses one whose name, size and date a queued one has. */
function refusalOf(uppy: PhotoUppy, file: File, meta: FormMeta): string | undefined {
  try {
    uppy.addFile({ name: file.name, type: 'image/jpeg', data: file, meta });
    return undefined;
  } catch {
    return 'This photo is already in the list.';
  }
}

function reasonOf(answer: XMLHttpRequest): string {
  const body = answer.response as Partial<ErrorBody> | null;
  if (answer.status === 413) return tooLargePhoto;
  if (answer.status === 404) return 'This listing was deleted, or is no longer yours.';
  if (answer.status === 401) return 'You are signed out. Sign in and choose this photo again.';
  return body?.validationErrors?.[0]?.message ?? 'This photo could not be uploaded.';
}

const shownUpload = ({ id, name, meta, progress, error }: PhotoFile): readonly Upload[] =>
  progress.uploadComplete
    ? []
    : [
        {
          ...{ id, name, mediaObjectId: meta.mediaObjectIds, percent: progress.percentage ?? 0 },
          state: error ? 'failed' : progress.uploadStarted ? 'sending' : 'waiting',
        },
      ];
