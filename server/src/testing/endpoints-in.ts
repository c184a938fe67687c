import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';

type EndpointsIn<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

/** The endpoints that modules of the contract export, by name. */
export const endpointsIn = <Module extends object>(module: Module): EndpointsIn<Module> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))) as EndpointsIn<Module>;

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
