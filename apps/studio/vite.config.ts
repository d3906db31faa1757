import { readFileSync } from 'node:fs'
import { contractCalls } from '@signet/client/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { antdStyles } from './build/antd-styles.ts'

export default defineConfig({
  base: '/studio/',
  plugins: [react(), contractCalls(), antdStyles(), themeBeforePaint()],
  build: { target: 'es2023', chunkSizeWarningLimit: 1200 },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/websocket': { target: 'ws://127.0.0.1:3000', ws: true } },
  },
})

/** Serves the blocking script that sets theme and language before the first paint; the policy forbids inline script. */
function themeBeforePaint(): Plugin {
  const source = readFileSync(new URL('../../packages/ui/src/theme.js', import.meta.url), 'utf8')
  return {
    name: 'signet:theme-before-paint',
    configureServer: ({ middlewares }) => {
      middlewares.use('/studio/theme.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source)
      })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: '/studio/theme.js' }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'theme.js', source })
    },
  }
}
