import { isIP } from 'node:net';
import { z } from 'zod';

/** One setting: its check, its default and what it means. README's table is made of these. */
interface Setting<T extends z.ZodType> {
  schema: T;
  meaning: string;
}
export const setting = <T extends z.ZodType>(schema: T, meaning: string): Setting<T> => ({ schema, meaning });
/** Kinds of values that settings have; each is read from the text of an environment variable. */
const onOff = z.enum(['on', 'off', 'true', 'false', '1', '0']);
const isOn = (word: string): boolean => ['on', 'true', '1'].includes(word);
export const optionalFlag = onOff.transform(isOn).optional();
export const flag = (initially: boolean) => onOff.default(initially ? 'on' : 'off').transform(isOn);
export const whole = (min: number, max: number, initially: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(initially);
export const optional = z.string().min(1).optional();
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
/** An address, a range of addresses, or the name of one. */
export function isProxy(text: string): boolean {
  const [address = '', range, ...more] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const family = isIP(address);
  if (!family || more.length > 0) return false;
  if (range === undefined) return true;
  return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (family === 4 ? 32 : 128);
}
export const vapidPublicKey = z
  .string()
  .regex(/^[\w-]{87}$/, 'must be 87 letters of base64url')
  .optional();
export const vapidPrivateKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be 43 letters of base64url')
  .optional();
export const url = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/$/, ''))
  .optional();
