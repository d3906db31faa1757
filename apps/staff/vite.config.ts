import { join } from 'node:path'
import { contractCalls } from '@signet/client/vite'
import { textsPerLanguage } from '@signet/i18n/vite'
import { beforePaint } from '@signet/ui/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

const folders = ['apps/staff/src', 'packages/*/src']

/** Code that every page needs, in a few files instead of a hundred; the rest follows the lazy pages. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/((react|react-dom|scheduler|@formatjs)\/|@tanstack\/(?!.*virtual)|intl-)/,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 5 },
  { name: 'ui', test: /packages\/ui\/src\/(?!lists\/|marks\/app-icon)/ },
]

export default defineConfig({
  base: '/',
  plugins: [
    contractCalls(),
    textsPerLanguage({ folders, withStudio: false }),
    beforePaint({ scripts: [join(import.meta.dirname, 'src/app/first-frame.js')] }),
    react(),
  ],
  build: { target: 'es2024', manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: {
    port: 5173,
    proxy: { '/api': server, '/websocket': { target: server, ws: true } },
  },
})
