import type { Client } from '@hearth/widgets/client/client.ts';
import { rendering } from '../rendering.ts';

/** Stands for the function of that name where the server renders. */
export const elementClient = (): Client => rendering().client;
