'use client';
import { HearthListings } from '@hearth/react';
import { useState } from 'react';
import { hearth } from '../hearth';

/** Homes whose links note them here instead of leaving the page. */
export function NotedHomes() {
  const [noted, setNoted] = useState<readonly string[]>([]);
  return (
    <section aria-label="Homes">
      <HearthListings
        heading="Within it"
        layout="carousel"
        maxPrice={450_000}
        limit={3}
        newThisWeek={false}
        onListingSelect={(event) => {
          event.preventDefault();
          setNoted((before) => [...new Set([...before, event.detail.listingid])]);
        }}
      >
        <a href={`${hearth}/w/listings?max-price=450000`}>See these homes</a>
      </HearthListings>
      <p aria-live="polite">
        {noted.length === 0 ? 'Choose homes to note them.' : `Noted: ${noted.join(', ')}`}
      </p>
    </section>
  );
}
