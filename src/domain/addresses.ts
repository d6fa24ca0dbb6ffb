import { addresses } from './modules.ts';

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Addresses = Together<(typeof addresses)[keyof typeof addresses]>;

const byName = Object.assign({}, ...Object.values(addresses)) as Addresses;

/** `{ orderId: string }` of `/order/:orderId`. */
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** The address of a screen: `hrefTo('order', { orderId })`. A screen that is not there, or a parameter that is missing, does not compile. */
export const hrefTo = <Name extends keyof Addresses>(
  name: Name,
  ...[params]: unknown extends Params<Addresses[Name]> ? [] : [Params<Addresses[Name]>]
): string =>
  byName[name].replace(/:(\w+)/, (_, key: string) => encodeURIComponent((params as Record<string, string>)[key] ?? ''));
