import { expect, it } from 'vitest';
import { home, suggested } from '../testing/suggestions-world.ts';
import { startTestApp } from '../testing/test-app.ts';

it('suggestions have the meant city, address or school first where it is mistyped', async () => {
  const app = await startTestApp();
  const cities = ['Austin', 'Georgetown', 'Hutto', 'Dripping Springs'];
  await app.save(
    ...cities.map((city, at) =>
      home(`320000${at}`, { city, subdivisionname: `${city} Hills`, streetname: `${city} Park` }),
    ),
    home('3200010', { streetnumber: '6212', streetname: 'Pasadena', streetsuffix: 'Dr' }),
    home('3200013', { streetname: 'County Road 305', streetsuffix: null }),
    home('3200011', { elementaryschool: 'McBee Elementary School' }),
    home('3200012', { elementaryschool: 'Elgin Elementary School', postalcode: '78726' }),
  );
  const firstOf = async (query: string) => (await suggested(app, query))[0]?.name;
  expect(await Promise.all(['austn', 'gorgetown', 'huto', 'driping springs'].map(firstOf))).toEqual(cities);
  for (const query of ['6212 patsadena austin', 'pasadena dr 6212', '6212 pasadena st', '6212 pasadenadr'])
    expect(await firstOf(query), query).toBe('6212 Pasadena Dr, Austin, TX 78704');
  expect(await firstOf('cointy road 305')).toContain('County Road 305');
  expect(await firstOf('county road 305')).toContain('County Road 305');
  expect(await firstOf('mcbee elementary scchool')).toBe('McBee Elementary School');
  expect(await firstOf('drippingsprings')).toBe('Dripping Springs');
  expect(await firstOf('78762')).toBe('78726');
  await app.close();
});

it('suggestions say whether a slip of the finger explains the difference', async () => {
  const app = await startTestApp();
  await app.save(
    home('3200000', { city: 'Llano', subdivisionname: 'Bee Caves Hills', postalcode: '78602' }),
    home('3200001', {
      city: 'Hutto',
      schooldistrict: 'Hutto ISD',
      middleorjuniorschool: 'Decker Middle School',
    }),
    home('3200002', { city: 'Bee Cave', elementaryschool: 'Parkside Elementary School' }),
    home('3200003', {
      city: 'Georgetown',
      elementaryschool: 'Old Town Elementary School',
      postalcode: '78744',
    }),
    ...[1, 2, 3].map((at) =>
      home(`320001${at}`, { streetnumber: `${at}00`, streetname: 'Bee Caves', streetsuffix: 'Rd' }),
    ),
    ...[1, 2, 3].map((at) => home(`320002${at}`, { streetname: `Georgetowne ${'ABC'[at - 1]}` })),
  );
  const first = async (query: string) => {
    const [hit] = await suggested(app, query);
    return hit && `${hit.name}${hit.likeness ? `: ${hit.likeness}` : ''}`;
  };
  for (const [query, wanted] of [
    ...[
      ['Plano', 'Llano: similar'],
      ['77002', '78602: similar'],
      ['Houston ISD', 'Hutto ISD: similar'],
      ['Denver', 'Decker Middle School: similar'],
      ['Paris', 'Parkside Elementary School: similar'],
      ['Midtown', 'Old Town Elementary School: similar'],
    ],
    ...[
      ['Lano', 'Llano: typo'],
      ['Llnao', 'Llano: typo'],
      ['huto', 'Hutto: typo'],
      ['gorgetown', 'Georgetown: typo'],
    ],
    ...[
      ['bee caves', 'Bee Cave'],
      ['beecave', 'Bee Cave'],
      ['bee cave', 'Bee Cave'],
      ['georgetowns', 'Georgetown'],
      ['787O4', '78704'],
      ['7874', '78744'],
    ],
  ] as const)
    expect.soft(await first(query), query).toBe(wanted);
  expect((await suggested(app, 'bee caves')).map(({ name }) => name)).toContain('Bee Caves Rd');
  await app.close();
});

it('suggestions add similar names to two areas of which the search for names finds one again', async () => {
  const app = await startTestApp();
  await app.save(
    home('3200000', { city: 'Georgetown', subdivisionname: 'Georgetown Hills' }),
    home('3200001', { city: 'Llano', elementaryschool: 'Georgetawn Elementary School' }),
  );
  const names = (await suggested(app, 'georgetown')).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Georgetawn Elementary School', 'Georgetown', 'Georgetown Hills']);
  await app.close();
});
