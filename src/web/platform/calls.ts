import type { ContractProcedure } from '@orpc/contract';
import type { z } from 'zod';
import type { Contract } from '#domain/contract.ts';

type Rooms = keyof Contract & string;

/** Every call by its full name: `cart.addItem`. */
export type CallName = { [Room in Rooms]: `${Room}.${keyof Contract[Room] & string}` }[Rooms];

type CallOf<Name extends string> = Name extends `${infer Room}.${infer Call}`
  ? Room extends Rooms
    ? Call extends keyof Contract[Room]
      ? Contract[Room][Call]
      : never
    : never
  : never;

type Is<Schema> = Schema extends z.ZodType ? Schema : never;

export type CallInput<Name extends CallName> =
  CallOf<Name> extends ContractProcedure<infer Input, any, any, any> ? z.input<Is<Input>> : never;
export type CallOutput<Name extends CallName> =
  CallOf<Name> extends ContractProcedure<any, infer Output, any, any> ? z.output<Is<Output>> : never;
