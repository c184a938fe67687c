import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the PostgreSQL that this run's test databases are made on. */
    testServerUrl: string;
  }
}

/** Vitest calls it once a run: one PostgreSQL for all test files, stopped at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('testServerUrl', server.connectionString);
  return () => server.stop();
}
