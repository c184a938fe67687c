import { isHostAttribute } from '@hearth/domain/embed/host-attribute.ts';

/** Returns whether an attribute may be a parameter of the search; the server reports unknown ones. */
export const isFilterAttribute = (name: string): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(name) && !isHostAttribute(name);
