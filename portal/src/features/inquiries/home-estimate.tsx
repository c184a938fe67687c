import { estimateHomePrice, type HomePriceEstimate } from '@hearth/domain/contract/home-price-estimate.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { UnlockOffer } from '../../shared/account/unlock-offer.tsx';
import { useApp } from '../../shared/app/app-context.tsx';
import './home-estimate.css';

/** A range for the price of a home by its address, with its method, its homes and its accuracy. */
export function HomeEstimate(): ReactNode {
  const { client } = useApp();
  const [address, setAddress] = useState('');
  const [zip, setZip] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(estimateHomePrice, { query: { address: address.trim(), zip: zip.trim() } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() && zip.trim()) mutate();
  };
  return (
    <section className="home-estimate" aria-labelledby="home-estimate">
      <h2 id="home-estimate">Estimate your home’s price</h2>
      <form className="home-estimate__form" onSubmit={submit}>
        <TextField
          label="Street address"
          autoComplete="street-address"
          required
          maxLength={200}
          placeholder="1204 S Lamar Blvd"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <TextField
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          required
          maxLength={10}
          value={zip}
          onChange={(event) => setZip(event.currentTarget.value)}
        />
        <Button look="primary" type="submit" aria-disabled={isPending}>
          {isPending ? 'Estimating…' : 'Estimate'}
        </Button>
      </form>
      <div role="status">
        {error && <p>{failureText(error, 'We couldn’t estimate this home. Please try again.')}</p>}
        {data &&
          !error &&
          (data.status === 'estimated' ? <Range estimate={data} /> : <p>{reasons[data.reason]}</p>)}
      </div>
    </section>
  );
}

const reasons = {
  unknown: 'We have no public record of this address. Check the spelling, or ask an agent below.',
  kind: 'We only estimate houses, condos and townhouses. An agent can price this property for you.',
  few: 'Too few similar homes sold nearby for an honest estimate. An agent can price it for you.',
  withheld: 'The seller of this home asked us not to show an estimate.',
} as const satisfies Readonly<Record<Extract<HomePriceEstimate, { status: 'none' }>['reason'], string>>;

type Estimated = Extract<HomePriceEstimate, { status: 'estimated' }>;

function Range({ estimate }: { readonly estimate: Estimated }): ReactNode {
  const { address, price, low, high, homes, sold, comparables, rightOf100, medianError, sales } = estimate;
  return (
    <div className="home-estimate__range">
      <p>{address}</p>
      <p className="home-estimate__price">
        ${withCommas(low)} to ${withCommas(high)}
      </p>
      <p>Most likely about ${withCommas(price)}.</p>
      <p>
        From {homes} similar homes nearby ({sold} sold), compared by distance, size, age and time. The home’s
        own list price isn’t used. It’s an estimate, not an appraisal.
      </p>
      <p>
        Of 100 estimates like this, {rightOf100} were right: the home sold within the range. The median error
        is {medianError}%, measured on {sales} sales here.
      </p>
      {comparables.length > 0 ? (
        <>
          <h3>Most similar homes</h3>
          <ul>
            {comparables.map((home) => (
              <li key={home.listingid}>
                <a href={home.url}>{home.address}</a>: {home.isSold ? 'sold for' : 'listed at'} $
                {withCommas(home.price)}, {withCommas(home.livingarea)} sq ft
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          Sign up and verify your email to see the homes it rests on. <UnlockOffer />
        </p>
      )}
    </div>
  );
}
