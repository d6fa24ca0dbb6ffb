import type { AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract';
import type { z } from 'zod';
import type { Contract } from '#domain/modules.ts';

type Modules = keyof Contract & string;

/** Every call by its full name: `cart.addItem`. */
export type CallName = { [Module in Modules]: `${Module}.${keyof Contract[Module] & string}` }[Modules];

type CallOf<Name extends string> = Name extends `${infer Module}.${infer Call}`
  ? Module extends Modules
    ? Call extends keyof Contract[Module]
      ? Contract[Module][Call]
      : never
    : never
  : never;

type Is<Schema> = Schema extends z.ZodType ? Schema : never;
type InputSchema<Call> = Call extends ContractProcedure<infer Input, AnySchema, ErrorMap, Meta> ? Is<Input> : never;
type OutputSchema<Call> = Call extends ContractProcedure<AnySchema, infer Output, ErrorMap, Meta> ? Is<Output> : never;

/** A call whose contract names no input takes an object without fields. */
export type CallInput<Name extends CallName> = [InputSchema<CallOf<Name>>] extends [never]
  ? Record<string, never>
  : z.input<InputSchema<CallOf<Name>>>;
export type CallOutput<Name extends CallName> = z.output<OutputSchema<CallOf<Name>>>;
