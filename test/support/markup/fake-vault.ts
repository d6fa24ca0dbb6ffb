import { afterEach, beforeEach, vi } from 'vitest';

export const DAY = 86_400_000;
/** Local and session store, that may have no room. */
class FakeStorage {
  [name: string]: unknown;
}
function storage(): Storage {
  const items = new FakeStorage();
  const hidden = (name: string, value: unknown): void =>
    void Object.defineProperty(items, name, { value, enumerable: false });
  hidden('getItem', (name: string) => (Object.hasOwn(items, name) ? items[name] : null));
  hidden('setItem', (name: string, value: string) => {
    const others = Object.entries(items).filter(([key]) => key !== name);
    const size = others.reduce(
      (sum, [key, text]) => sum + key.length + String(text).length,
      name.length + value.length,
    );
    if (size > service.room) throw new Error('QuotaExceededError');
    items[name] = value;
  });
  hidden('removeItem', (name: string) => void delete items[name]);
  return items as unknown as Storage;
}
/** The service as far as the browser sees it: keys of people, and texts that only their key opens. */
export const service = {
  asked: [] as string[],
  keys: new Map<string, number>(),
  revoked: new Set<string>(),
  failing: 0,
  room: Infinity,
};
const answered = (status: number, body: object): Response => Response.json(body, { status });
export const ttlOfKeys = 30 * DAY;
export async function serve(url: string, init: RequestInit): Promise<Response> {
  const operation = url.slice(1);
  service.asked.push(operation);
  if (service.failing === -1) throw new TypeError('no line');
  if (service.failing) return answered(service.failing, { error: `${operation} is out of order` });
  const body = JSON.parse(String(init.body)) as Record<string, string>;
  const user = String((init.headers as Record<string, string>).Authorization).replace('Bearer of-', '');
  const keyOf = `${user}/${body.keyId}`;
  const isGood = !service.revoked.has(keyOf) && (service.keys.get(keyOf) ?? 0) > Date.now();
  if (operation === 'requestEncryptionKey') {
    if (service.keys.has(keyOf) && !isGood) return answered(403, { error: 'Key request failed' });
    if (!service.keys.has(keyOf)) service.keys.set(keyOf, Date.now() + ttlOfKeys);
    return answered(200, { keyId: body.keyId, expiresAt: new Date(service.keys.get(keyOf) ?? 0).toISOString() });
  }
  if (operation === 'encryptData' && isGood)
    return answered(200, { encryptedData: btoa(encodeURIComponent(JSON.stringify([keyOf, body.data]))) });
  if (operation === 'decryptData' && isGood) {
    const [of, data] = JSON.parse(decodeURIComponent(atob(body.encryptedData ?? '')) || '[]') as string[];
    if (of === keyOf) return answered(200, { data });
  }
  return answered(403, { error: operation === 'encryptData' ? 'Encryption failed' : 'Decryption failed' });
}
export const names = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith('sec2_'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-25T12:00:00Z');
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', serve);
  service.keys.clear();
  service.revoked.clear();
  Object.assign(service, { asked: [], failing: 0, room: Infinity });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
