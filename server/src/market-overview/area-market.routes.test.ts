import type { AreaMarket, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
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

  it.each(['Nowhere', 'city/tx/nowhere', '..'])('answers 404 for %j', async (area) => {
    expect((await figuresOf(area)).json().code).toBe('polygon_not_found');
  });

  it('count the homes of all agents for a key of one agent, without medians of few', async () => {
    const { db } = market.server;
    await saveAgents(db.kysely, [anAgent({ agentId: 'ada' })]);
    const own = { policy: 'own-listings', agentId: 'ada', origins: ['https://partner.test'] } as const;
    const { key } = anEmbedKey(own);
    await insertEmbedKey(db.kysely, anEmbedKey(own));
    const requested = async () => {
      const url = `/api/market-figures?area=Austin&embedKey=${key}`;
      const answer = await market.server.app.inject({ url, headers: { origin: 'https://partner.test' } });
      return answer.json<AreaMarket>();
    };
    const homes = [500_000, 400_000, 300_000].map((listprice) => house({ listprice, agentId: 'bo' }));
    await market.server.save(...homes.slice(0, 2));
    const none = { medianlistprice: null, medianpricepersquarefoot: null, mediandaysonmarket: null };
    const few = await requested();
    expect(few.figures).toMatchObject({ forsale: 2, ...none });
    expect(few.compared?.figures).toMatchObject({ forsale: 2, ...none });
    await market.server.save(...homes.slice(2));
    const { figures, compared } = await requested();
    expect(figures).toMatchObject({ forsale: 3, medianlistprice: 400_000 });
    expect(compared?.figures).toEqual(figures);
    await db.kysely.deleteFrom('embedKey').execute();
  });

  it('serves a hosted page titled by the area, and none for an unknown area', async () => {
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
