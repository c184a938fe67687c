import type { Session } from '../app/session.ts';

/** The keys of the person's history, in the cache and of changes. */
export function historyKeys({ root }: Pick<Session, 'root'>) {
  const all = [...root, 'history'] as const;
  return {
    all,
    homes: [...all, 'homes'],
    searches: [...all, 'searches'],
    pages: [...all, 'pages'],
    switches: [...all, 'switches'],
    /** Of what a device takes over; not part of the history that its own changes make stale. */
    memory: [...root, 'history memory'],
  } as const;
}
