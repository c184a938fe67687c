import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type RequestOptions } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface ServerProcess {
  readonly url: string;
  /** Reads a response to its end over one keep-alive connection; fails on any status but 200. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** The real server in its own process. */
export async function startServer(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), {
    env: { ...process.env, ...environment, DATABASE_URL: databaseUrl },
  });
  const [port] = (await once(child, 'message')) as [number];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    url: `http://127.0.0.1:${port}`,
    get: (path, headers = {}) => read({ host: '127.0.0.1', port, path, headers, agent }),
    async stop() {
      agent.destroy();
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function read(request: RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    get(request, (answer) => {
      if (answer.statusCode === 200) answer.resume().on('end', resolve);
      else
        text(answer).then(
          (body) => reject(new Error(`${request.path} answered ${answer.statusCode}: ${body}`)),
          reject,
        );
    }).on('error', reject);
  });
}
