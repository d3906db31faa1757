import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/app/dynamic-css.ts', import.meta.url))

/** Replaces the antd module that would write <style> elements with `dynamic-css.ts`. */
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
