import { functions } from '#domain/modules.ts';
import type { Call } from '../platform/calls/call.ts';
import type { Callable } from '../platform/functions/callable.ts';
import { modules } from './modules.ts';

/** All calls of all modules by their full names: `cart.addItem`. */
export function allCalls(): Record<string, Call> {
  return Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module.calls ?? {}).map(([name, call]) => [`${module.name}.${name}`, call]),
    ),
  );
}

/** The same of all functions: `accounts.makeMyCopy`. One that is promised and that its module does not bring stops the start. */
export function allFunctions(): Record<string, Callable> {
  const brought = new Map(
    modules.flatMap((module) =>
      Object.entries(module.functions ?? {}).map(([name, fn]) => [`${module.name}.${name}`, fn]),
    ),
  );
  for (const [module, own] of Object.entries(functions))
    for (const name of Object.keys(own))
      if (!brought.has(`${module}.${name}`))
        throw new Error(`The module ${module} does not bring its function ${name}.`);
  return Object.fromEntries(brought);
}
