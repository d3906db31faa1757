import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The order of the layers, set before the stylesheet of a lazy page can open one. */
const layers = '@layer reset, tokens, base, antd, components, utilities;\n'

/**
 * Serves what must load before everything else as own files, because the policy forbids inline code: the
 * script that sets theme and language before the first paint, and the layer order.
 */
export function beforePaint(): Plugin {
  const theme = readFileSync(new URL('../../../packages/ui/src/look/theme.js', import.meta.url), 'utf8')
  const files = [
    { fileName: 'theme.js', source: theme, type: 'text/javascript' },
    { fileName: 'layers.css', source: layers, type: 'text/css' },
  ]
  return {
    name: 'signet:before-paint',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: '/studio/theme.js' }, injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/studio/layers.css' }, injectTo: 'head-prepend' },
    ],
    configureServer: ({ middlewares }) => {
      for (const { fileName, source, type } of files)
        middlewares.use(`/studio/${fileName}`, (_, response) => {
          response.setHeader('Content-Type', type).end(source)
        })
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
