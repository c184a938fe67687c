import { type PhotoKind, photoKinds } from '@hearth/domain/exclusive/draft-photos.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FormPhoto, formPhoto } from '../../http/form-photo.ts';
import { refuse, refuseProblems } from '../../http/refuse.ts';

/** The form of an upload. Its fields come before its file. */
export interface UploadForm {
  readonly mediaObjectId: string;
  readonly kind: PhotoKind;
  readonly turn: number | null;
  /** Reads the file. @throws AppError payload_too_large */
  read(): Promise<Buffer>;
}

const fields = z.object({
  mediaObjectIds: z.uuid('Send the id of the photo before the file'),
  kind: z._default(z.enum(photoKinds), 'photo'),
  turn: z.optional(z.string().check(z.regex(/^\d{1,16}$/, 'must be a whole number'))),
});

/** Reads the fields of a form up to its file. @throws AppError unsupported_media_type, validation_failed, payload_too_large */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  const part = await formPhoto(request, 'file');
  if (part === undefined) refuse('file', 'Choose a photo to upload');
  const reading = fields.safeParse(valuesOf(part));
  if (!reading.success) {
    part.skip();
    refuseProblems(reading.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })));
    throw reading.error;
  }
  const { mediaObjectIds, kind, turn } = reading.data;
  return {
    ...{ mediaObjectId: mediaObjectIds, kind, turn: turn === undefined ? null : Number(turn) },
    read: part.read,
  };
}

const valuesOf = ({ fields }: FormPhoto): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field && 'value' in field && !('file' in field) ? [[name, field.value]] : [],
    ),
  );
