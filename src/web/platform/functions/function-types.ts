import type { AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract';
import type { z } from 'zod';
import type { FunctionName, Functions } from '#domain/modules.ts';

type Is<Schema> = Schema extends z.ZodType ? Schema : never;
type Of<Name extends FunctionName> = Functions[Name] extends { call: infer C } ? C : never;
type ProgressOf<Name extends FunctionName> = Functions[Name] extends { progress: infer P } ? Is<P> : never;
type In<Call> = Call extends ContractProcedure<infer I, AnySchema, ErrorMap, Meta> ? Is<I> : never;
type Out<Call> = Call extends ContractProcedure<AnySchema, infer O, ErrorMap, Meta> ? Is<O> : never;

export type FunctionInput<Name extends FunctionName> = z.input<In<Of<Name>>>;
export type FunctionOutput<Name extends FunctionName> = z.output<Out<Of<Name>>>;
export type FunctionProgress<Name extends FunctionName> = z.output<ProgressOf<Name>>;
