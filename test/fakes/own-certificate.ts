import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** DER, as far as a certificate needs it. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
}
const [SEQUENCE, SET, INTEGER, BITS, OCTETS, TEXT, TIME] = [0x30, 0x31, 0x02, 0x03, 0x04, 0x0c, 0x17];
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
const COMMON_NAME = hex('0603550403');
const ALTERNATIVE_NAMES = hex('0603551d11');
const CONSTRAINTS = hex('0603551d13');
const ECDSA_WITH_SHA256 = hex('06082a8648ce3d040302');

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** A new key for 127.0.0.1 with a certificate that nobody trusts unless told to. */
export function ownCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(TEXT, Buffer.from('localhost')))));
  const times = ['200101000000Z', '491231235959Z'].map((time) => der(TIME, Buffer.from(time)));
  const places = der(SEQUENCE, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, CONSTRAINTS, der(OCTETS, der(SEQUENCE, hex('0101ff')))),
    der(SEQUENCE, ALTERNATIVE_NAMES, der(OCTETS, places)),
  );
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    der(SEQUENCE, ...times),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = sign('sha256', body, privateKey);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: pem('CERTIFICATE', der(SEQUENCE, body, algorithm, der(BITS, Buffer.from([0]), signature))),
  };
}
