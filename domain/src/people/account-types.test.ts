import { expect, it } from 'vitest';
import { agentAccountType, agentAccountTypes, isAdminByDefault } from './account-types.ts';

it.each([
  ['StaffAccount', 'Staff Account'],
  ['Staff Account', 'Staff Account'],
  ['team_member', 'Team Member'],
  ['TeamAccount', 'Team Account'],
  ['LSA', 'LSA'],
  ['Administrator', undefined],
  ['', undefined],
])('the account type %j is %s', (text, type) => expect(agentAccountType(text)).toBe(type));

it('makes staff and coordinators admins by default', () => {
  expect(agentAccountTypes.filter(isAdminByDefault)).toEqual(['Staff Account', 'Coordinator']);
  expect(isAdminByDefault(null)).toBe(false);
});
