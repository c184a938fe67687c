import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** An authenticator in software, with one key for one site. */
export interface SoftwarePasskey {
  readonly id: string;
  /** Answers `navigator.credentials.create`. */
  create(challenge: string, origin?: string): object;
  /** Answers `navigator.credentials.get`. */
  get(challenge: string, more?: { readonly origin?: string; readonly counter?: number }): object;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

export function createPasskey(host = 'localhost', site = 'http://localhost:3000'): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  };
  const authenticatorData = (flags: number, counter: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  // CBOR: a COSE key of ES256, and an attestation of no format.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return {
    id: credential.id,
    create(challenge, origin = site) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | HAS_KEY, 0, key);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    get(challenge, { origin = site, counter = 1 } = {}) {
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED, counter);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...credential, response };
    },
  };
}
