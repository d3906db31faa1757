import { once } from 'node:events'
import { createServer } from 'node:net'
import { CannotStart } from '@signet/db'
import type { Config } from './config.ts'

/** Checks early that the address is free. Throws CannotStart if not. */
export async function refuseTakenPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen({ host, port }), 'listening')
  } catch (cause) {
    throw new CannotStart(sentence((cause as NodeJS.ErrnoException).code, host, port), { cause })
  }
  server.close()
  await once(server, 'close')
}

function sentence(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT to another port.`
  if (code === 'EACCES') return `Port ${port} needs elevated permissions: set PORT to 1024 or above.`

  return `Signet cannot listen on ${host}, port ${port} (${code}): set HOST to an address of this machine.`
}
