import autocannon from 'autocannon';
import type { Workload } from './workloads.ts';

export interface Throughput {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const CLIENTS = 16;
const SECONDS = 5;

/** Throughput of one server process with 16 clients that send requests without a pause. */
export async function searchesPerSecond(url: string, { path, requests }: Workload): Promise<Throughput> {
  const result = await autocannon({
    url,
    connections: CLIENTS,
    duration: SECONDS,
    requests: requests.map((query) => ({ method: 'GET', path: path + query })),
  });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}
