import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The order of the layers, before the stylesheet of any lazy page can open one of them. */
const layers = '@layer reset, tokens, base, components, utilities;\n'

/**
 * Serves what has to come before everything else, as files of our own origin because the content policy
 * forbids both inline: the script that sets theme and language before the first paint, and the layers.
 */
export function beforePaint(): Plugin {
  const theme = readFileSync(join(import.meta.dirname, 'theme.js'), 'utf8')
  const files = [
    { fileName: 'layers.css', source: layers, type: 'text/css' },
    { fileName: 'theme.js', source: theme, type: 'text/javascript' },
  ]
  let base = '/'

  return {
    name: 'signet:before-paint',
    configResolved: (config) => {
      base = config.base
    },
    configureServer: ({ middlewares }) => {
      for (const { fileName, source, type } of files) {
        middlewares.use(base + fileName, (_request, response) => {
          response.setHeader('Content-Type', type)
          response.end(source)
        })
      }
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: `${base}layers.css` }, injectTo: 'head-prepend' },
      { tag: 'script', attrs: { src: `${base}theme.js` }, injectTo: 'head-prepend' },
    ],
  }
}
