import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/shell/dynamic-css.ts', import.meta.url))

/** Puts `dynamic-css.ts` in the place of the module of antd's parts that would write <style> elements. */
export function noInlineStyle(): Plugin {
  return {
    name: 'signet:no-inline-style',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/@rc-component/util/es/Dom/dynamicCSS.js')
        ? `export * from ${JSON.stringify(ours)}`
        : null,
  }
}
