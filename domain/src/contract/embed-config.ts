import * as z from 'zod/mini';
import { done } from './done.ts';
import { keyLinkParams } from './embed-owner.ts';
import { endpoint } from './endpoint.ts';

const id = z.string().check(z.regex(/^[\da-z]{12}$/));
const widget = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));

/** Attributes by name: at most 60, each of 500 characters at most, as an element takes them. */
const attributes = z
  .record(
    z.string().check(z.regex(/^[a-z][a-z\d-]{0,39}$/)),
    z.string().check(z.maxLength(500), z.regex(/^[^\0]*$/)),
  )
  .check(z.refine((given) => Object.keys(given).length <= 60, 'must have at most 60 attributes'));

/** Attributes that pages apply to an element with `config="..."`. */
export const getEmbedConfig = endpoint({
  method: 'GET',
  path: '/api/embed/config/{id}',
  summary: 'The stored attributes of a widget, for pages with the key that they belong to',
  params: z.strictObject({ id }),
  response: z.object({ widget, attributes }),
  errors: ['not_found', 'query_timeout'],
});

const given = {
  /** Words of the owner. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^[^\0]*$/)),
  attributes,
};

const config = z.object({ id, ...given, widget, changedAt: z.string() });
export type EmbedConfig = z.output<typeof config>;

/** Stored settings of a key, at most. */
export const mostConfigs = 50;

const path = '/api/embed/key/{link}/config';
const ofOne = z.strictObject({ ...keyLinkParams.shape, id });

export const getKeyConfigs = endpoint({
  method: 'GET',
  path,
  summary: 'The stored settings of the widgets of an embed key, by name',
  params: keyLinkParams,
  response: z.object({ items: z.array(config) }),
  errors: ['not_found', 'query_timeout'],
});

export const addKeyConfig = endpoint({
  method: 'POST',
  path,
  summary: 'Store settings of a widget',
  params: keyLinkParams,
  body: z.strictObject({ ...given, widget }),
  response: config,
  errors: ['not_found', 'too_many_attempts'],
});

export const changeKeyConfig = endpoint({
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change stored settings; pages show them within a minute',
  params: ofOne,
  body: z.strictObject(given),
  response: config,
  errors: ['not_found'],
});

export const removeKeyConfig = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove stored settings; widgets with them stay as they are pasted',
  params: ofOne,
  response: done,
  errors: ['not_found'],
});
