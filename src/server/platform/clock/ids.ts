import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

export interface Ids {
  /** A UUID of version 7: starts with the time, so that new rows lie side by side in their index (RFC 9562). */
  uuid(): string;
}

export function uuidIds(clock: Clock, random: Random): Ids {
  return {
    uuid: () => {
      const bytes = Buffer.from(random.bytes(16));
      bytes.writeUIntBE(clock.now().getTime(), 0, 6);
      bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
      bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
