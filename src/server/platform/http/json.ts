/** JSON that is walked by names which no type knows: the OpenAPI document. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = Record<string, any>;
