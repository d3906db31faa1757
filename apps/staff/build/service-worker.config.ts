import { join } from 'node:path'
import { incomingPage } from '@signet/contract'
import { defineConfig } from 'vite'
import { shellOf } from './shell.ts'

const client = join(import.meta.dirname, '..')
const dist = join(client, 'dist')

/** Builds the service worker, one file of its own beside the built client, whose files it names. */
export default defineConfig({
  root: client,
  publicDir: false,
  define: { shell: JSON.stringify(shellOf(dist)), incomingPath: JSON.stringify(incomingPage) },
  build: {
    target: 'es2024',
    outDir: dist,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(client, 'service-worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
})
