import 'react';

declare module 'react' {
  /** Lets a component hand a value to its CSS: `style={{ '--level': level }}`. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
