import { functions } from '#domain/rooms.ts';
import type { Call } from '../platform/calls/call.ts';
import type { Callable } from '../platform/functions/callable.ts';
import { rooms } from './rooms.ts';

/** All calls of all rooms by their full names: `cart.addItem`. */
export function allCalls(): Record<string, Call> {
  return Object.fromEntries(
    rooms.flatMap((room) => Object.entries(room.calls ?? {}).map(([name, call]) => [`${room.name}.${name}`, call])),
  );
}

/** The same of all functions: `accounts.makeMyCopy`. One that is promised and that its room does not bring stops the start. */
export function allFunctions(): Record<string, Callable> {
  const brought = new Map(
    rooms.flatMap((room) => Object.entries(room.functions ?? {}).map(([name, fn]) => [`${room.name}.${name}`, fn])),
  );
  for (const [room, own] of Object.entries(functions))
    for (const name of Object.keys(own))
      if (!brought.has(`${room}.${name}`)) throw new Error(`The room ${room} does not bring its function ${name}.`);
  return Object.fromEntries(brought);
}
