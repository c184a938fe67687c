/** The name of a column by its name in TypeScript, as Kysely's CamelCasePlugin makes it: 'agentId' is 'agent_id'. */
export const columnName = (name: string): string =>
  name.charAt(0).toLowerCase() + name.slice(1).replace(/[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`);

/** The name in rows that Kysely reads: 'agent_id' is 'agentId'. Names that go back and forth unchanged need it not. */
export const rowName = (column: string): string =>
  column.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
