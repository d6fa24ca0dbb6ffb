/** [ALERT-10] For programs and the log, in English alone. */
export const invalid = {
  all: 'Validation failed.',
  missing: (field: string) => `Missing required field: ${field}`,
  title: (most: number) => `Title too long (max ${most} characters)`,
  message: (most: number) => `Message too long (max ${most} characters)`,
  tags: (most: number) => `Too many tags (max ${most})`,
  context: (most: number) => `Context too large (max ${most} bytes)`,
  source: (source: string) => `Invalid source: ${source}`,
};
