import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { useIsHere } from '../../ui/use-is-here.ts';
import { goToProvider, signInOptionsQuery } from './go-to-provider.ts';

interface OtherWaysProps {
  readonly onFailure: (error: unknown) => void;
}

/** The identity providers that this server is configured with; nothing where there is none. */
export function OtherWays({ onFailure }: OtherWaysProps): ReactNode {
  const app = useApp();
  const { data } = useQuery(signInOptionsQuery(app));
  const [leaving, leaveFor] = useState<string | null>(null);
  const isHere = useIsHere();
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  const go = async (provider: string) => {
    if (leaving !== null) return;
    leaveFor(provider);
    try {
      await goToProvider(app, { provider });
    } catch (error) {
      if (!isHere()) return;
      leaveFor(null);
      onFailure(error);
    }
  };
  return (
    <div className="account-ways">
      {providers.map(({ id, name }) => (
        <Button key={id} aria-disabled={leaving !== null} onClick={() => void go(id)}>
          Continue with {name}
        </Button>
      ))}
    </div>
  );
}
