import { contractCalls } from '@signet/client/vite'
import { themeScript } from '@signet/ui/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

export default defineConfig({
  base: '/',
  plugins: [contractCalls(), themeScript(), react()],
  build: { target: 'es2024', sourcemap: false, chunkSizeWarningLimit: 400 },
  server: {
    port: 5173,
    proxy: { '/api': server, '/websocket': { target: server, ws: true } },
  },
})
