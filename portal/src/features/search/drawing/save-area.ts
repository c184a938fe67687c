import { savePolygon } from '@hearth/domain/contract/polygon.ts';
import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { polygonOf } from '@hearth/domain/search/areas/drawing/drawn-tag.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';

/** Stores an area and returns its id, which is the same for the same area. Rejects with `ApiError`. */
export async function saveArea(client: Client, area: Area): Promise<string> {
  const { type, coordinates } = polygonOf(area);
  const body = { geometry: { type, coordinates: [...coordinates] } };
  const { id } = await client.call(savePolygon, { body });
  return id;
}

const unsaved = 'The area could not be saved. Your drawing stays on the map. Try again.';
const unsearchable = 'This area cannot be searched. Change its outline and try again.';

/** Why an area could not be saved, and what to do, for the person who drew it. */
export const failureWords = (error: unknown): string =>
  error instanceof ApiError
    ? failureText(error, unsaved, {
        offline: 'You’re offline. Your drawing stays on the map. Try again when you’re back online.',
        too_many_requests:
          'Too many areas were saved just now. Your drawing stays on the map. Try again in a minute.',
        timeout: unsaved,
        query_timeout: unsaved,
        validation_failed: unsearchable,
        payload_too_large: unsearchable,
      })
    : unsaved;
