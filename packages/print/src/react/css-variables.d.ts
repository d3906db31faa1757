import 'react'

declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a module is only widened through an interface
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
