import { estimateHomePrice, type HomePriceEstimate } from '@hearth/domain/contract/home-price-estimate.ts';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { Client } from '../client/client.ts';
import { failureText } from '../client/failure-text.ts';
import { createNewestRequest } from '../client/newest-request.ts';
import { dataOf, isPending, type RequestState } from '../client/request-state.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { EstimateRange } from './estimate-range.tsx';

interface HomeValueProps {
  readonly client: Pick<Client, 'call'>;
  readonly heading?: string | undefined;
  /** 1 to 6; 2 by default. */
  readonly headingLevel?: number | undefined;
  /** The way to the homes that an estimate rests on, for visitors who may not see them yet. */
  readonly offer?: ReactNode;
}

const problems = {
  address: 'Enter your home’s street address.',
  zip: 'Enter your home’s ZIP code.',
} as const;
type Part = keyof typeof problems;
const parts = ['address', 'zip'] as const satisfies readonly Part[];

/** A range for the price of a home by its address, with its method, its homes and its accuracy. */
export function HomeValue({ client, heading, headingLevel = 2, offer }: HomeValueProps): ReactNode {
  const [request, setRequest] = useState<RequestState<HomePriceEstimate>>({ status: 'initial' });
  const newest = useMemo(() => {
    let state: RequestState<HomePriceEstimate> = { status: 'initial' };
    return createNewestRequest<HomePriceEstimate>({
      get request() {
        return state;
      },
      set request(next) {
        state = next;
        setRequest(next);
      },
    });
  }, []);
  useEffect(() => newest.stop, [newest]);
  const Heading = `h${Math.min(Math.max(Math.round(headingLevel), 1), 6)}` as 'h2';
  const [missing, setMissing] = useState<readonly Part[]>([]);
  const problemId = useId();
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const textOf = (name: Part) => String(data.get(name) ?? '').trim();
    const query = { address: textOf('address'), zip: textOf('zip') };
    const lacks = parts.filter((name) => query[name] === '');
    setMissing(lacks);
    if (lacks.length > 0) form.querySelector<HTMLInputElement>(`[name="${lacks[0]}"]`)?.focus();
    else void newest.run((signal) => client.call(estimateHomePrice, { query, signal }));
  };
  const problemOf = (name: Part) =>
    missing.includes(name) ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};
  const estimate = dataOf(request);
  return (
    <section className="hearth-home-value" aria-label={heading || 'Estimate your home’s price'}>
      <Heading className="hearth-home-value__heading" part="heading">
        {heading || 'Estimate your home’s price'}
      </Heading>
      <Form className="hearth-home-value__form" noValidate onSubmit={submit}>
        <TextField
          label="Street address"
          name="address"
          autoComplete="street-address"
          required
          maxLength={200}
          placeholder="Number and street"
          {...problemOf('address')}
        />
        <TextField
          label="ZIP code"
          name="zip"
          autoComplete="postal-code"
          inputMode="numeric"
          required
          maxLength={10}
          {...problemOf('zip')}
        />
        <Button look="primary" type="submit" aria-disabled={isPending(request)} part="button">
          {isPending(request) ? 'Estimating…' : 'Estimate'}
        </Button>
        {missing.length > 0 && (
          <p className="hearth-home-value__problem" id={problemId}>
            {missing.length === parts.length
              ? 'Enter your home’s street address and ZIP code.'
              : missing.map((name) => problems[name])}
          </p>
        )}
      </Form>
      <div role="status">
        {request.status === 'failed' && (
          <p>{failureText(request.error, 'We couldn’t estimate this home. Please try again.')}</p>
        )}
        {request.status !== 'failed' && estimate && <EstimateRange estimate={estimate} offer={offer} />}
      </div>
    </section>
  );
}
