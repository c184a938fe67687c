import { describe, expect, it } from 'vitest';
import { readCommand } from './options.ts';

const read = (line: string) => readCommand(line.split(' '));
const names = '--firstname Ada --lastname Reyes';

describe('the account command', () => {
  it('reads people, with their addresses and numbers normalized', () => {
    expect(read(`create ADA@Brokerage.example ${names} --phone 512-555-0101`)).toEqual({
      name: 'create',
      person: {
        ...{ email: 'ada@brokerage.example', firstname: 'Ada', lastname: 'Reyes', phone: '+15125550101' },
        rights: { role: 'Client' },
      },
    });
    expect(read(`invite a@b.co ${names} --agent ada.reyes --type staffaccount --admin no`)).toMatchObject({
      person: {
        phone: null,
        rights: { role: 'Agent', agentId: 'ada.reyes', accountType: 'Staff Account', isAdmin: false },
      },
    });
  });

  it('reads changes', () => {
    expect(read('role a@b.co')).toEqual({ name: 'role', email: 'a@b.co', rights: { role: 'Client' } });
    expect(read('disable A@b.co')).toEqual({ name: 'disable', email: 'a@b.co' });
    expect(read('delete a@b.co')).toEqual({ name: 'delete', email: 'a@b.co' });
    expect(read('sign-out A@b.co')).toEqual({ name: 'sign-out', email: 'a@b.co' });
    expect(read('sign-out everyone')).toEqual({ name: 'sign-out', email: 'everyone' });
    expect(read('list')).toEqual({ name: 'list' });
  });

  it.each([
    ['', /npm run account/],
    ['create', /npm run account/],
    ['destroy a@b.co', /npm run account/],
    ['list a@b.co', /npm run account/],
    ['disable a@b.co --admin yes', /npm run account/],
    ['sign-out', /npm run account/],
    ['sign-out all', /"all" is no email address/],
    [`create nobody ${names}`, /"nobody" is no email address/],
    ['create a@b.co --lastname Reyes', /--firstname: Field is required/],
    ['create a@b.co --firstname R2D2 --lastname Reyes', /--firstname: This first name is invalid/],
    [`create a@b.co ${names} --phone 1`, /valid phone number/],
    [`create a@b.co ${names} --admin yes`, /name the agent/],
    ['role a@b.co --agent x --type Boss', /--type must be one of/],
    ['role a@b.co --agent x --admin true', /--admin must be yes or no/],
    ['role a@b.co --password x', /Unknown option/],
  ])('refuses %j', (line, words) => expect(() => read(line)).toThrow(words));
});
