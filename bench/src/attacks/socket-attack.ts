import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@signet/client'
import { openUpgraded } from '../sockets/open-upgraded.ts'
import { frame } from './socket-frame.ts'

const pauseMs = 20
/** Opcodes, flags and lengths that the protocol forbids, and frames that never end. */
const frames = [
  ...Array.from({ length: 16 }, (_, code) => frame({ first: 0x80 | code })),
  ...[0x40, 0x20, 0x10].map((flag) => frame({ first: 0x81 | flag })),
  frame({ first: 0x81, content: Buffer.from('not json') }),
  frame({ first: 0x81, content: Buffer.from(`{"method":${'['.repeat(50_000)}`) }),
  frame({ first: 0x81, content: Buffer.from('{"method":"__proto__"}') }),
  frame({ first: 0x01, content: Buffer.from('begun') }),
  frame({ first: 0x88, content: Buffer.from('\u0000') }),
  Buffer.from([0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  Buffer.from([0x81, 0x05, 104, 101, 108, 108, 111]),
  Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
  ...Array.from({ length: 40 }, () => randomBytes(300)),
]

/** Opens a socket for each frame and each session, and sends it many times over. Returns how many were opened. */
export async function attackSockets(
  client: Client,
  { address, sessions }: Readonly<{ address: string; sessions: readonly Buffer[] }>,
): Promise<number> {
  const all = [...frames, ...sessions]
  for (const bytes of all) {
    const { ticket } = await client.session.socketTicket()
    await sendFrame(new URL(address), { ticket, bytes })
  }
  return all.length
}

type SentFrame = Readonly<{ ticket: string; bytes: Buffer }>

async function sendFrame(address: URL, { ticket, bytes }: SentFrame): Promise<void> {
  const socket = await openUpgraded(address, ticket)
  for (let turn = 0; turn < 20 && !socket.destroyed; turn += 1) socket.write(bytes)
  await wait(pauseMs)
  socket.destroy()
}
