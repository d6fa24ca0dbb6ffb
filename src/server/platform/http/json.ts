/** JSON that is walked by names which no type knows: the OpenAPI document. */
export type Json = Record<string, any>;
