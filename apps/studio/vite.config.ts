import { contractCalls } from '@signet/client/vite'
import { textsPerLanguage } from '@signet/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from './build/antd-styles.ts'
import { beforePaint } from './build/before-paint.ts'
import { noInlineStyle } from './build/no-inline-style.ts'

const folders = ['apps/studio/src', 'packages/{client,flow,form,form-ui,formula,i18n,print,ui}/src']

export default defineConfig({
  base: '/studio/',
  plugins: [
    react(),
    contractCalls(),
    textsPerLanguage({ folders, withStudio: true }),
    antdStyles(),
    noInlineStyle(),
    beforePaint(),
  ],
  build: { target: 'es2023', chunkSizeWarningLimit: 1200 },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:3000' },
      '/websocket': { target: 'ws://127.0.0.1:3000', ws: true },
    },
  },
})
