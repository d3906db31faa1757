import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] || 3000)
const api = `http://127.0.0.1:${port}`

// The server restarts when its sources change; the clients reload and forward calls to it.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
const clients = await Promise.all([client('staff', '/', port + 1), client('studio', '/studio/', port + 2)])
for (const { resolvedUrls } of clients) console.log(`  Live      ${resolvedUrls?.local[0]}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())

async function client(app: string, base: string, clientPort: number) {
  const vite = await createServer({
    root: join(root, 'apps', app),
    base,
    server: {
      port: clientPort,
      // The host stays that of the page, which the server compares with the origin.
      proxy: { '/api': { target: api }, '/websocket': { target: api, ws: true } },
    },
  })
  return vite.listen()
}

async function stop(): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await Promise.all([ended, ...clients.map((vite) => vite.close())])
  process.exit(0)
}
