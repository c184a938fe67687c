import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
// The code of @hearth/react, which npm installs from https://YOUR-SERVER/elements/.
import { HearthListings, HearthMortgageCalculator, HearthSearch, loadHearth } from './react.js';

const PRICES = [300_000, 450_000, 600_000, 900_000];
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** One budget, which buttons, calculator and homes set and show. */
function App() {
  const [price, setPrice] = useState(450_000);
  const [monthly, setMonthly] = useState<number>();
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    loadHearth('/v1/hearth.js');
  }, []);
  return (
    <>
      <header>
        <p>Ledger &amp; Lantern</p>
        <h1>Budget first</h1>
        <p>Set what you can spend once; everything on this page follows.</p>
        <fieldset className="prices" aria-label="Price">
          {PRICES.map((each) => (
            <button key={each} type="button" aria-pressed={each === price} onClick={() => setPrice(each)}>
              {dollars.format(each)}
            </button>
          ))}
        </fieldset>
      </header>
      <main>
        <section className="narrow" aria-label="Monthly payment">
          <p className="summary" aria-live="polite">
            Up to <strong>{dollars.format(price)}</strong>
            {monthly === undefined ? '' : `, about ${dollars.format(monthly)} a month`}
          </p>
          <HearthMortgageCalculator
            price={price}
            onMortgageChange={({ detail }) => {
              setPrice(detail.inputs.listprice);
              setMonthly(detail.results.total);
            }}
          />
        </section>
        <section aria-label="Homes">
          <HearthListings heading="Within it" layout="carousel" maxPrice={price} limit={6} />
        </section>
        <section aria-label="Search">
          <HearthSearch
            shape="results"
            heading="All of them"
            maxPrice={price}
            limit={6}
            onListingSelect={(event) => {
              event.preventDefault();
              setSeen((before) => [...new Set([...before, event.detail.listingid])]);
            }}
          >
            <a href="/listings">See homes for sale</a>
          </HearthSearch>
          <p className="seen" aria-live="polite">
            {seen.length === 0 ? 'Choose homes to note them here.' : `Noted: ${seen.join(', ')}`}
          </p>
        </section>
      </main>
      <footer>
        <p>Ledger &amp; Lantern is an invented adviser.</p>
      </footer>
    </>
  );
}

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
