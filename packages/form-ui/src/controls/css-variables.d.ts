import 'react'

declare module 'react' {
  /** Our components set their knobs as variables on their root. */
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
