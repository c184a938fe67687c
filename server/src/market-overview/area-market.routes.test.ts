import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { describe, expect, it } from 'vitest';
import { house, startMarket } from '../testing/market-world.ts';
import { testAppOfFile } from '../testing/test-app.ts';

const market = testAppOfFile(startMarket);

const figuresOf = (area: string, kind = '') =>
  market.server.app.inject(`/api/market-figures?area=${encodeURIComponent(area)}${kind && `&kind=${kind}`}`);

describe('the market figures of one area', () => {
  it.each([
    'Austin',
    ' austin ',
    'city/tx/austin',
    '/listings/market-overview/city/tx/austin',
    'https://homes.example/listings/market-overview/city/tx/austin?utm_source=mail#top',
  ])('are those of its overview by the name or address %j', async (area) => {
    await market.server.save(
      house({ listprice: 300_000 }),
      house({ listprice: 500_000, propertyfiltertype: 'Condominium' }),
    );
    const { place, url, asof, figures, months, compared } = await market.server.get<MarketOverview>(
      '/api/market-overview/city-austin',
    );
    expect((await figuresOf(area)).json()).toEqual({ place, url, asof, figures, months, compared });
  });

  it('count one kind of home where it is named, in the area and around it', async () => {
    await market.server.save(
      house({ listprice: 300_000 }),
      house({ listprice: 500_000, propertyfiltertype: 'Condominium' }),
    );
    const { figures, compared } = (await figuresOf('Austin', 'condo')).json();
    expect(figures).toMatchObject({ forsale: 1, medianlistprice: 500_000 });
    expect(compared.figures).toMatchObject({ forsale: 1, medianlistprice: 500_000 });
  });

  it.each(['Nowhere', 'city/tx/nowhere', '..'])('are not found for %j', async (area) => {
    expect((await figuresOf(area)).json().code).toBe('polygon_not_found');
  });

  it('have a hosted page titled by the area, and no page for one that does not exist', async () => {
    const { statusCode, body } = await market.server.app.inject('/w/market?area=austin');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Market in Austin | Hearth Austin</title>');
    expect(body).toContain('<h1 class="unseen">Market in Austin</h1>');
    expect(body).toContain('/listings/market-overview/city/tx/austin"');
    const unknown = await market.server.app.inject('/embed/frame/market?area=Nowhere');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('Area not found');
  });
});
