import { contractCalls } from '@signet/client/vite'
import { beforePaint } from '@signet/ui/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** A few files instead of fifty: what every page needs, and what the libraries bring. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/((react|react-dom|scheduler|@formatjs)\/|@tanstack\/(?!.*virtual)|intl-)/,
  },
  { name: 'core', test: /packages\/(std|i18n|client|chat)\/src|apps\/staff\/src\/(lib|shell)\// },
  { name: 'ui', test: /packages\/ui\/src\/(?!infinite-list|app-icon)/ },
]

export default defineConfig({
  base: '/',
  plugins: [contractCalls(), beforePaint(), react()],
  build: { target: 'es2024', rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: {
    port: 5173,
    proxy: { '/api': server, '/websocket': { target: server, ws: true } },
  },
})
