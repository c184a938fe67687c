import { listOffices, type Office } from '@hearth/domain/contract/agent.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { LazySearchMap } from '../../shared/searching/lazy-search-map.tsx';
import './offices.css';

/** The offices of the brokerage as a list and on a map; nothing where none has an address. */
export function Offices(): ReactNode {
  const { client } = useApp();
  const { ref, near } = useNear();
  const { data } = useQuery({
    queryKey: ['offices'],
    queryFn: ({ signal }) => client.call(listOffices, { signal }),
    enabled: near,
    staleTime: 300_000,
  });
  const offices = data?.offices.filter(({ address }) => address !== null) ?? [];
  return (
    <div className="offices" ref={ref}>
      {offices.length > 0 && (
        <section aria-labelledby="offices">
          <h2 id="offices">Our offices</h2>
          <div className="offices__both">
            <ul className="offices__list">
              {offices.map((office) => (
                <OfficeLines key={office.officeId} office={office} />
              ))}
            </ul>
            <OfficesMap offices={offices} />
          </div>
        </section>
      )}
    </div>
  );
}

const OfficeLines = ({
  office: { name, address, phone, agents },
}: {
  readonly office: Office;
}): ReactNode => (
  <li>
    <strong>{name}</strong>
    <span>{address}</span>
    {phone && <a href={phoneUrl(phone)}>{phoneText(phone)}</a>}
    {agents > 0 && <span>{agents === 1 ? '1 agent' : `${agents} agents`}</span>}
  </li>
);

type Placed = Office & { readonly latitude: number; readonly longitude: number };

const isPlaced = (office: Office): office is Placed => office.latitude !== null && office.longitude !== null;

const mark = deferred(async () => (await import('@hearth/widgets/map/place-mark.tsx')).PlaceMark);

/** Degrees around the outermost offices. */
const margin = 0.08;

function OfficesMap({ offices }: { readonly offices: readonly Office[] }): ReactNode {
  const { client } = useApp();
  const ground = useGround(client);
  const PlaceMark = useDeferred(mark);
  const placed = useMemo(() => offices.filter(isPlaced), [offices]);
  const box = useMemo(() => boxOf(placed), [placed]);
  if (placed.length === 0) return null;
  return (
    <div className="offices__map">
      <LazySearchMap label="Map of our offices" points={null} fit={box} {...ground} wheelAfterFocus>
        {PlaceMark &&
          placed.map(({ officeId, name, latitude, longitude }) => (
            <PlaceMark key={officeId} name={name} latitude={latitude} longitude={longitude} />
          ))}
      </LazySearchMap>
    </div>
  );
}

function boxOf(offices: readonly Placed[]) {
  const [north, east] = [offices.map(({ latitude }) => latitude), offices.map(({ longitude }) => longitude)];
  return {
    ...{ minLatitude: Math.min(...north) - margin, maxLatitude: Math.max(...north) + margin },
    ...{ minLongitude: Math.min(...east) - margin, maxLongitude: Math.max(...east) + margin },
  };
}
