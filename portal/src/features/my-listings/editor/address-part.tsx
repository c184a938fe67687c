import { checkDraftAddress } from '@hearth/domain/contract/exclusive-listing.ts';
import type { EditedDraft } from '@hearth/domain/exclusive/edited-draft.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { fullAddress } from '@hearth/domain/listing/address.ts';
import { editPathOf } from '@hearth/domain/page/my-listing-pages.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { LazySearchMap } from '../../../shared/searching/lazy-search-map.tsx';
import { locationFinder } from '../../../shared/searching/location-finder.ts';
import { useEditing } from './editing.ts';

/** An address on one line, as far as it is known. */
const addressOf = (values: EditPayload): string =>
  fullAddress({
    streetnumber: values.streetNumber ?? null,
    streetdirprefix: values.streetDirPrefix ?? null,
    streetname: values.streetName ?? null,
    streetsuffix: values.streetSuffix ?? null,
    streetdirsuffix: values.streetDirSuffix ?? null,
    unitnumber: values.unitNumber ?? null,
    city: values.city ?? null,
    stateorprovince: values.stateOrProvince ?? null,
    postalcode: values.postalCode ?? null,
  });

/** Names another listing of the same home, once the address is stored. */
export function DuplicateNotice(): ReactNode {
  const { client } = useSession();
  const { editor } = useEditing();
  const { stored } = useSnapshot(editor.state).draft as EditedDraft;
  const address = addressOf(stored);
  const { data } = useQuery({
    queryKey: ['draft address', editor.draftId, address],
    queryFn: ({ signal }) =>
      client.call(checkDraftAddress, { query: { address, draftId: editor.draftId }, signal }),
    enabled: Boolean(stored.streetName && stored.streetNumber && (stored.city || stored.postalCode)),
  });
  return (
    <p className="duplicate-notice" role="status">
      {data && !data.allowed && (
        <>
          {data.message} {data.listing && <a href={editPathOf(data.listing)}>Open the other listing</a>}
        </>
      )}
    </p>
  );
}

const PlacingPin = lazy(async () => ({
  default: (await import('@hearth/widgets/map/placing-pin.tsx')).PlacingPin,
}));

/** Degrees around a pin: about 400 m. */
const margin = 0.004;

/** The position of the home on a map, to be corrected by dragging the pin, by a click or by keys. */
export function PositionMap(): ReactNode {
  const { client, edition } = useApp();
  const { form, fill, editor } = useEditing();
  const ground = useGround(client);
  const [problem, report] = useState('');
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] });
  const position = useMemo(() => positionOf(latitude, longitude), [latitude, longitude]);
  const [shown, show] = useState(position);
  const fit = useMemo(() => (shown ? around(shown) : edition.mapBounds), [shown, edition]);
  const place = ({ latitude: lat, longitude: lng }: NonNullable<typeof position>) => {
    fill('latitude', lat.toFixed(6));
    fill('longitude', lng.toFixed(6));
  };
  async function find(): Promise<void> {
    const address = addressOf(editor.state.draft.stored);
    const found = await locationFinder(client, false)
      .locate(address)
      .catch(() => null);
    report(found ? '' : 'We don’t know this address yet. Click its place on the map.');
    if (!found) return;
    place(found);
    show(found);
  }
  return (
    <div className="position-map">
      <div className="position-map__head">
        <p>Drag the pin to the front door, or click the place on the map.</p>
        <Button onClick={() => void find()}>Find the address on the map</Button>
      </div>
      <p role="status">{problem}</p>
      <div className="position-map__map">
        <LazySearchMap label="Position of the home" points={null} fit={fit} {...ground} wheelAfterFocus>
          <Suspense fallback={null}>
            <PlacingPin
              position={position}
              label="Position of the home. Move it with the arrow keys."
              onMove={place}
            />
          </Suspense>
        </LazySearchMap>
      </div>
    </div>
  );
}

function positionOf(latitude: unknown, longitude: unknown) {
  const [lat, lng] = [Number(latitude || Number.NaN), Number(longitude || Number.NaN)];
  return Number.isFinite(lat) && Number.isFinite(lng) ? { latitude: lat, longitude: lng } : null;
}

const around = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  ...{ minLatitude: latitude - margin, maxLatitude: latitude + margin },
  ...{ minLongitude: longitude - margin, maxLongitude: longitude + margin },
});
