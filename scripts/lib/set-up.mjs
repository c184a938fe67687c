import { ensureDependencies } from './dependencies.mjs';
import { findNode } from './node-runtime.mjs';

/** Prepares what all commands need. @returns {Promise<string>} path of the Node.js to use */
export async function setUp() {
  await ensureDependencies();
  return findNode();
}

/** Runs a script's body and prints the message of an error, without a stack trace. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n[hearth] ${error.message}\n`);
    process.exit(1);
  }
}
