import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { refuseTakenPort } from './start-product.ts'

const host = '127.0.0.1'

test('a port in use by another program is refused with a sentence, and accepted once it is free', async () => {
  const other = createServer().listen({ host, port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo

  await expect(refuseTakenPort({ host, port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another port.`,
  )
  other.close()
  await once(other, 'close')
  await refuseTakenPort({ host, port })
})

test('an address that does not belong to this machine is refused with a sentence', async () => {
  await expect(refuseTakenPort({ host: '192.0.2.1', port: 3000 })).rejects.toThrow(
    /set HOST to an address of this machine/,
  )
})
