import { readdirSync } from 'node:fs';
import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';

const folder = new URL('../../../../domain/src/contract/', import.meta.url);
const modules: readonly object[] = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).pathname)),
);

/** Every endpoint that the contract declares, so that a test has a row for a new one. */
export const endpoints: readonly Endpoint[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter((each): each is Endpoint => typeof each === 'object' && each !== null && 'response' in each);
