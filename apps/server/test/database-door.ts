import { createServer, connect as reach } from 'node:net'
import { join } from 'node:path'

export type DatabaseDoor = Readonly<{
  host: string
  port: number
  user: string
  database: string
  close: () => Promise<void>
}>

/** Exposes the test database at a host and port, also when it listens on a Unix socket. */
export async function databaseDoor(databaseUrl: string): Promise<DatabaseDoor> {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const at = { user: url.username, database: url.pathname.slice(1) }
  if (!folder)
    return { ...at, host: url.hostname, port: Number(url.port) || 5432, close: async () => undefined }

  const path = join(folder, `.s.PGSQL.${url.port || 5432}`)
  const server = createServer((caller) => {
    const database = reach(path)
    caller.pipe(database).pipe(caller)
    for (const [one, other] of [
      [caller, database],
      [database, caller],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()

  return {
    ...at,
    host: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
