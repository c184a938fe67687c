import { apiBase } from '../element/api-base.ts';
import { type Client, createClient } from './client.ts';

/** The client of an element on somebody's page: the loader's server, with the loader's embed key. */
export const elementClient = (): Client =>
  createClient({ baseUrl: apiBase(), embedKey: window.__hearth?.key });
