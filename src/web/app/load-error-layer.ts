type Layer = typeof import('#web/modules/errors/error-layer.ts');

/** [ERR-05] The error layer comes after the first page, or with the first error; without it a page works all the same. */
export const loadErrorLayer = (action: (layer: Layer) => void = () => undefined): Promise<void> =>
  import('#web/modules/errors/error-layer.ts').then(action).catch(() => undefined);
