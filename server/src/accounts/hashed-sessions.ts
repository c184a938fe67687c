import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';
import { tokenHash } from '../db/token-hash.ts';

type Row = Record<string, unknown>;

/**
 * An adapter of better-auth that stores session tokens as hashes, which it has no setting for. Rows that are read by a token
 * carry that token again; other rows carry the hash.
 */
export function hashingSessions<A extends DBAdapter | DBTransactionAdapter>(adapter: A): A {
  const hashing = {
    ...adapter,
    async create(request: Parameters<A['create']>[0]) {
      if (request.model !== 'session') return adapter.create(request);
      const { token } = request.data as Row;
      const data = { ...request.data, token: tokenHash(String(token)) };
      return withToken(await adapter.create({ ...request, data }), token);
    },
    async findOne(request: Parameters<A['findOne']>[0]) {
      const { where, token } = hashed(request);
      return withToken(await adapter.findOne({ ...request, where }), token);
    },
    async update(request: Parameters<A['update']>[0]) {
      const { where, token } = hashed(request);
      return withToken(await adapter.update({ ...request, where }), token);
    },
    findMany: (request: Parameters<A['findMany']>[0]) =>
      adapter.findMany(request.where ? { ...request, where: hashed(request).where } : request),
    updateMany: (request: Parameters<A['updateMany']>[0]) =>
      adapter.updateMany({ ...request, where: hashed(request).where }),
    delete: (request: Parameters<A['delete']>[0]) =>
      adapter.delete({ ...request, where: hashed(request).where }),
    deleteMany: (request: Parameters<A['deleteMany']>[0]) =>
      adapter.deleteMany({ ...request, where: hashed(request).where }),
    ...('transaction' in adapter && {
      transaction: <R>(work: (inner: DBTransactionAdapter) => Promise<R>) =>
        adapter.transaction((inner) => work(hashingSessions(inner))),
    }),
  };
  return hashing as unknown as A;
}

/** The conditions by the hash, and the token where a single one is asked for. */
function hashed({ model, where = [] }: { readonly model: string; readonly where?: Where[] | undefined }): {
  readonly where: Where[];
  readonly token?: unknown;
} {
  if (model !== 'session') return { where };
  const token = where.find(({ field, value }) => field === 'token' && typeof value === 'string')?.value;
  const hashOf = (value: Where['value']) =>
    Array.isArray(value) ? value.map((each) => tokenHash(String(each))) : tokenHash(String(value));
  return {
    token,
    where: where.map((each) => (each.field === 'token' ? { ...each, value: hashOf(each.value) } : each)),
  };
}

const withToken = <T>(row: T, token: unknown): T => (row && token !== undefined ? { ...row, token } : row);
