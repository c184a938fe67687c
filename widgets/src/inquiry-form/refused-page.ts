import type { ApiError } from '../client/api-error.ts';

/** True where the server takes nothing from the page as it is: its embed key is missing, unknown or another site's. */
export const isRefusedPage = ({ code }: ApiError): boolean =>
  code.startsWith('embed_key') || code === 'origin_not_allowed';

/** For visitors; the doctor has the details for the page's author. */
export const refusedPage =
  'This form is not set up for this page: its embed key is missing or not valid here.';
