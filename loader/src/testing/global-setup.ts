import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumLaunchOptions } from '../../../build/chromium.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the browser that all files of this run share. */
    browserUrl: string;
  }
}

/** Vitest calls it once a run: one browser for all test files, closed at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(chromiumLaunchOptions());
  project.provide('browserUrl', browser.wsEndpoint());
  return () => browser.close();
}
