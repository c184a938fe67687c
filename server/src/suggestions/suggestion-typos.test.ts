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
