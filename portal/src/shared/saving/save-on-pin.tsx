import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { ReactNode } from 'react';
import { SaveCard } from './save-card.tsx';
import './save-on-pin.css';

/** The way to save a home on the card of its pin. */
export const saveOnPin = (listing: ListingCard): ReactNode => <SaveCard listing={listing} />;
