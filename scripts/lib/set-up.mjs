import { ensureDependencies } from './dependencies.mjs';
import { findNode } from './node-runtime.mjs';

/** What every command needs before anything else. @returns {Promise<string>} the Node program to go on with */
export async function setUp() {
  await ensureDependencies();
  return findNode();
}

/** Runs a script's body; what goes wrong is told in words, without a stack that helps nobody. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n[hearth] ${error.message}\n`);
    process.exit(1);
  }
}
