import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Serves `theme.js` beside the page and asks for it before anything is painted. It is a file of our own
 * origin, not inline, because the content policy forbids inline script.
 */
export function themeScript(): Plugin {
  const source = readFileSync(join(import.meta.dirname, 'theme.js'), 'utf8')
  let base = '/'

  return {
    name: 'signet:theme-script',
    configResolved: (config) => {
      base = config.base
    },
    configureServer: (server) => {
      server.middlewares.use(`${base}theme.js`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'theme.js', source })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${base}theme.js` }, injectTo: 'head-prepend' },
    ],
  }
}
