import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionPerson } from '../../shared/account/account.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { useIsHere } from '../../ui/use-is-here.ts';
import { hasPasskeys, offersPasskeysInFields, passkeySignIn } from './passkeys.ts';
import { useSessionActions } from './use-session-actions.ts';

interface PasskeyWayProps {
  readonly label: string;
  readonly onFailure: (error: unknown) => void;
}

/** Log-in by a passkey: a button, and where the browser can do it, the passkeys in the list of the field for the address. */
export function PasskeyWay({ label, onFailure }: PasskeyWayProps): ReactNode {
  const { client } = useApp();
  const { enter } = useSessionActions();
  const isHere = useIsHere();
  const [isAsking, setAsking] = useState(false);
  const offer = useRef<AbortController | null>(null);
  const entered = useEffectEvent((person: SessionPerson | null) => {
    if (person) enter(person);
  });
  useEffect(() => {
    const stop = new AbortController();
    offer.current = stop;
    offerInField(client, stop.signal).then(entered, () => {});
    return () => stop.abort();
  }, [client]);
  if (!hasPasskeys()) return null;
  const ask = async () => {
    if (isAsking) return;
    // A browser asks for one credential at a time.
    offer.current?.abort();
    setAsking(true);
    try {
      const person = await passkeySignIn(client);
      if (person) enter(person);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isHere()) onFailure(error);
    } finally {
      if (isHere()) setAsking(false);
    }
  };
  return (
    <div className="account-ways">
      <Button aria-disabled={isAsking} onClick={() => void ask()}>
        {label}
      </Button>
    </div>
  );
}

async function offerInField(
  client: Parameters<typeof passkeySignIn>[0],
  signal: AbortSignal,
): Promise<SessionPerson | null> {
  if (!(await offersPasskeysInFields()) || signal.aborted) return null;
  return passkeySignIn(client, { signal });
}
