/** The package has types for its CommonJS file alone. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';
  const bidiFactory: () => Bidi;
  export default bidiFactory;
}
