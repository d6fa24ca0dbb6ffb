import 'react';

declare module 'react' {
  /** Variables of the style sheets may be set on an element. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
