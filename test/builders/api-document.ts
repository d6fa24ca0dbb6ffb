/** A JSON schema of the served document, as far as tests look into it. */
export interface JsonSchema {
  $ref?: string;
  prefixItems?: JsonSchema[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
}

type Content = Record<string, { schema?: JsonSchema }>;

export interface ApiOperation {
  operationId: string;
  summary?: string;
  security: Record<string, unknown>[];
  'x-permission'?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** The OpenAPI document that is served. */
export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, ApiOperation>>;
}
