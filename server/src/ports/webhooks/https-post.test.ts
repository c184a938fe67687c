import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { createHttpsPost } from './https-post.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());

const post = (url: string) => ({ url, headers: { 'webhook-id': 'a' }, body: '{}' });
const outside = createHttpsPost({ isLocal: false });
const local = createHttpsPost({ isLocal: true, timeoutMs: 300 });
const portOf = () => new URL(receiver.url).port;

describe('a server on the internet', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '0'])(
    'posts nothing to this machine by the name %s',
    async (host) => {
      await expect(outside(post(`https://${host}:${portOf()}/`))).rejects.toThrow('public internet');
      expect(receiver.received).toEqual([]);
    },
  );

  it.each(['10.0.0.1', '169.254.169.254', '192.168.1.1', '100.64.0.1', '[fd00::1]', '[fe80::1]'])(
    'posts nothing to the private address %s',
    async (host) => {
      await expect(outside(post(`https://${host}/`))).rejects.toThrow('public internet');
    },
  );

  it('posts nothing without TLS', async () => {
    await expect(outside(post('http://8.8.8.8/'))).rejects.toThrow('does not begin with https');
    await expect(outside(post('file:///etc/passwd'))).rejects.toThrow('does not begin with https');
  });
});

describe('a server of this machine', () => {
  it('posts to this machine, and nowhere else in its network', async () => {
    expect(await local(post(receiver.url))).toEqual({ status: 204, retryAfter: null });
    expect(receiver.received).toMatchObject([{ id: 'a', body: '{}' }]);
    await expect(local(post('http://169.254.169.254/'))).rejects.toThrow('public internet');
    await expect(local(post('http://10.0.0.1/'))).rejects.toThrow('public internet');
  });

  it('follows no redirect', async () => {
    receiver.answer((answer) => answer.writeHead(307, { location: 'http://10.0.0.1/' }).end());
    expect(await local(post(receiver.url))).toEqual({ status: 307, retryAfter: null });
  });

  it('reads the delay that a receiver asks for', async () => {
    receiver.answer((answer) => answer.writeHead(429, { 'retry-after': '120' }).end());
    expect(await local(post(receiver.url))).toEqual({ status: 429, retryAfter: 120 });
  });

  it('fails at half an answer', async () => {
    receiver.answer((answer) => {
      answer.writeHead(200, { 'content-length': '100' });
      answer.write('half', () => answer.destroy());
    });
    await expect(local(post(receiver.url))).rejects.toThrow('the server closed the connection');
  });

  it('fails in words where a connection is refused, and where a name has no server', async () => {
    const gone = await startWebhookReceiver();
    await gone.close();
    await expect(local(post(gone.url))).rejects.toThrow('the server refused the connection');
    await expect(outside(post('https://receiver.invalid/'))).rejects.toThrow(
      /^(no server has|the address could)/,
    );
  });

  it('fails at an answer that does not come in time', async () => {
    receiver.answer((answer) => void answer.writeHead(200).write('and'));
    await expect(local(post(receiver.url))).rejects.toThrow('no whole answer in 0.3 s');
  });

  it('reads a long answer only in part', async () => {
    receiver.answer((answer) => {
      const more = (): void => void answer.write('x'.repeat(10_000), (error) => error ?? more());
      more();
    });
    expect(await local(post(receiver.url))).toEqual({ status: 200, retryAfter: null });
  });
});
