import { HomeValue } from '@hearth/widgets/home-value/home-value.tsx';
import type { ReactNode } from 'react';
import { UnlockOffer } from '../../shared/account/unlock-offer.tsx';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import './home-estimate.css';

/** The estimate of a price, with the offer to see the homes it rests on. */
export function HomeEstimate(): ReactNode {
  const { client } = useApp();
  const { viewer } = useSession();
  return (
    <div className="home-estimate">
      <HomeValue
        client={client}
        offer={
          viewer.loginStatus !== 'verified' && (
            <p>
              Sign up and verify your email to see the homes it rests on. <UnlockOffer />
            </p>
          )
        }
      />
    </div>
  );
}
