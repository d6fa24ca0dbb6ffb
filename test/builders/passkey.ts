import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | [Cbor, Cbor][];

/** The few kinds of CBOR that a key is written in. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export interface PasskeyAnswer {
  challenge: string;
  /** Where the browser says that it is. */
  origin: string;
  /** Whose the key says that it is; the host of the origin unless said. */
  rpID?: string;
  /** Whether a finger or a number was asked for. */
  isVerified?: boolean;
  counter?: number;
}

export interface Passkey {
  id: string;
  /** What a browser answers when the key was made. */
  made(said: PasskeyAnswer): Record<string, unknown>;
  /** What it answers when the key signs in as somebody. */
  signed(said: PasskeyAnswer & { userId: string }): Record<string, unknown>;
}

/** A passkey as a device without attestation makes it: ES256, its private half in this process. */
export function newPasskey(): Passkey {
  const { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  const clientData = (type: string, { challenge, origin }: PasskeyAnswer): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (said: PasskeyAnswer, more: Buffer = Buffer.alloc(0)): Buffer => {
    const { origin, rpID = new URL(origin).hostname, isVerified = true, counter = 0 } = said;
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (more.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, more]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id,
    made: (said) => {
      const key = cbor([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key]);
      const attestation = cbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authenticatorData(said, credential)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', said).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    signed: (said) => {
      const client = clientData('webauthn.get', said);
      const data = authenticatorData(said);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: Buffer.from(said.userId).toString('base64url'),
      });
    },
  };
}
