import { phoneText } from '@hearth/domain/people/phone-text.ts';
import type { DraftValues } from '@hearth/widgets/inquiry-form/inquiry-draft.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../app/app-context.tsx';
import { meQuery } from './me-query.ts';

interface Writer {
  /** Account facts of the signed-in person, the phone number a moment later; the same object while that is the same. */
  readonly known: Readonly<DraftValues> | undefined;
  /** Becomes another one when a form has to forget the person who wrote in it: the key of the form. */
  readonly change: number;
}

/** Writer of a form. A log-in is no change of the writer, nor is an expired session. */
export function useWriter(): Writer {
  const session = useSession();
  const { person, isExpired } = useSnapshot(session.account.state);
  const username = person?.username;
  const { data: me } = useQuery({ ...meQuery(session), enabled: username !== undefined });
  const [last, setLast] = useState({ username, change: 0 });
  if (username !== last.username && !isExpired)
    setLast({ username, change: last.username === undefined ? last.change : last.change + 1 });
  const known = useMemo(() => {
    const source = me ?? person;
    if (source === null) return;
    const { firstname, lastname, email } = source;
    return { firstname, lastname, email, ...(me?.phone && { phone: phoneText(me.phone) }) };
  }, [me, person]);
  return { known, change: last.change };
}
