import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { savePolygon } from '@hearth/domain/contract/polygon.ts';
import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { polygonOf } from '@hearth/domain/search/areas/drawing/drawn-tag.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';

/** Stores an area and answers with its id, which is the same for the same area. Rejects with `ApiError`. */
export async function saveArea(client: Client, area: Area): Promise<string> {
  const answer = await client.post('api/polygon', { body: { geometry: polygonOf(area) } });
  return (JSON.parse(answer) as ResponseOf<typeof savePolygon>).id;
}

/** Why an area could not be saved, and what to do, for the person who drew it. */
export function failureWords(error: unknown): string {
  switch (error instanceof ApiError && error.code) {
    case 'offline':
      return 'You are offline. Your drawing is kept; try again when you are back.';
    case 'too_many_requests':
      return 'Too many areas were saved just now. Your drawing is kept; try again in a minute.';
    case 'validation_failed':
    case 'payload_too_large':
      return 'This area cannot be searched. Change its outline and try again.';
    default:
      return 'The area could not be saved. Your drawing is kept; try again.';
  }
}
