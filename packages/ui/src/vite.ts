import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** Declares the order of the layers, before a lazily loaded stylesheet can open one of them. */
const layers = '@layer reset, tokens, base, components, utilities;\n'

/**
 * Serves the first resources of the page as files, because the content policy forbids inline ones: the
 * layers, the script that sets theme and language before the first paint, and then the scripts of the app.
 */
export function beforePaint({ scripts: own }: Readonly<{ scripts: readonly string[] }>): Plugin {
  const scripts = [join(import.meta.dirname, 'look/theme.js'), ...own].map((path) => ({
    fileName: basename(path),
    source: readFileSync(path, 'utf8'),
    type: 'text/javascript',
  }))
  const files = [{ fileName: 'layers.css', source: layers, type: 'text/css' }, ...scripts]
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
      ...scripts.map(({ fileName }) => ({
        tag: 'script',
        attrs: { src: `${base}${fileName}` },
        injectTo: 'head-prepend' as const,
      })),
    ],
  }
}
