import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { frameOptions } from './limits.ts'

const folder = process.env['SIGNET_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data')
const path = join(folder, 'security/websocket-vectors.json')

const Sent = z.looseObject({
  op: z.string(),
  opcode: z.number().default(1),
  fin: z.boolean().default(true),
  rsv: z.number().default(0),
  payload: z.string().optional(),
  len: z.number().default(0),
  pattern: z.string().default(''),
  binary: z.boolean().default(false),
  code: z.number().nullish(),
  reason: z.string().nullish(),
})
type Sent = z.infer<typeof Sent>
const Said = z.tuple([z.string()]).rest(z.unknown())
const Vector = z.object({
  id: z.string(),
  frames: z.array(Sent).optional(),
  expected: z.union([z.string(), z.array(Said).nullable()]),
  nonStrict: z.array(Said).nullish(),
  close: z.object({ closedByMe: z.boolean().nullish(), closeCode: z.array(z.number()).nullish() }),
})
type Vector = z.infer<typeof Vector>

let server: WebSocketServer
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...frameOptions })
  server.on('connection', (socket) => {
    // A vector that breaks the protocol ends its socket, which the other side hears.
    socket.on('error', () => undefined)
    socket.on('message', (bytes, isBinary) => socket.send(bytes, { binary: isBinary }))
  })
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => server.close())

/** A masked frame of a client. */
function frame({ opcode, fin, rsv }: Pick<Sent, 'opcode' | 'fin' | 'rsv'>, payload: Buffer): Buffer {
  const mask = randomBytes(4)
  const first = (fin ? 0x80 : 0) | (rsv << 4) | opcode
  const length = Buffer.alloc(payload.length < 126 ? 0 : payload.length < 65_536 ? 2 : 8)
  if (length.length === 2) length.writeUInt16BE(payload.length)
  if (length.length === 8) length.writeBigUInt64BE(BigInt(payload.length))
  const size = length.length === 0 ? payload.length : length.length === 2 ? 126 : 127
  const masked = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([Buffer.from([first, 0x80 | size]), length, mask, masked])
}

function payloadOf({ payload, len, pattern }: Sent): Buffer {
  if (payload !== undefined) return Buffer.from(payload, 'hex')
  const part = Buffer.from(pattern || '2a', 'hex')
  return Buffer.alloc(len, part)
}

function bytesOf(sent: Sent): Buffer | null {
  if (sent.op === 'frame') return frame(sent, payloadOf(sent))
  if (sent.op === 'message') return frame({ opcode: sent.binary ? 2 : 1, fin: true, rsv: 0 }, payloadOf(sent))
  if (sent.op !== 'close') return null
  const code =
    typeof sent.code === 'number' ? Buffer.from([sent.code >> 8, sent.code & 255]) : Buffer.alloc(0)
  return frame({ opcode: 8, fin: true, rsv: 0 }, Buffer.concat([code, Buffer.from(sent.reason ?? '', 'hex')]))
}

type Heard = Readonly<{ opcode: number; payload: Buffer }>

/** Takes whole frames of the server off the front of what has come. */
function readFrames(bytes: Buffer): readonly Heard[] {
  const found: Heard[] = []
  let rest = bytes
  for (let next = firstFrame(rest); next; next = firstFrame(rest)) {
    found.push(next.frame)
    rest = rest.subarray(next.end)
  }
  return found
}

function firstFrame(bytes: Buffer): Readonly<{ frame: Heard; end: number }> | undefined {
  if (bytes.length < 2) return undefined
  const short = (bytes[1] ?? 0) & 127
  const from = 2 + (wideOf[short] ?? 0)
  if (bytes.length < from) return undefined
  const end = from + lengthIn(bytes, short)
  if (bytes.length < end) return undefined
  return { frame: { opcode: (bytes[0] ?? 0) & 15, payload: bytes.subarray(from, end) }, end }
}

/** Bytes of a length that does not fit into seven bits. */
const wideOf: Readonly<Record<number, number>> = { 126: 2, 127: 8 }

function lengthIn(bytes: Buffer, short: number): number {
  if (short === 126) return bytes.readUInt16BE(2)
  return short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
}

const hello = [
  ...['GET / HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade'],
  ...['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13', '', ''],
].join('\r\n')

/** Sends the frames of a vector and then a close, and returns all that the server says until the line is down. */
async function play({ frames = [] }: Vector) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    heard = Buffer.concat([heard, typeof bytes === 'string' ? Buffer.from(bytes) : bytes])
  })
  // The server may end the line while frames are on their way.
  socket.on('error', () => undefined)
  const down = new Promise((resolve) => socket.once('close', resolve))
  socket.write(hello)
  const sent = frames.flatMap((one) => bytesOf(one) ?? [])
  const isClosing = frames.some(({ op, opcode }) => op === 'close' || (op === 'frame' && opcode === 8))
  const farewell = isClosing ? [] : [frame({ opcode: 8, fin: true, rsv: 0 }, Buffer.from([3, 232]))]
  socket.write(Buffer.concat([...sent, ...farewell]))
  await down
  const said = readFrames(heard.subarray(heard.indexOf('\r\n\r\n') + 4))
  const closing = said.find(({ opcode }) => opcode === 8)?.payload
  const code = closing && closing.length >= 2 ? closing.readUInt16BE(0) : null
  const got = said.flatMap(({ opcode, payload }) => {
    if (opcode === 10) return [`pong:${payload.toString('hex')}`]
    return opcode === 1 || opcode === 2 ? [`message:${payload.toString('hex')}:${opcode === 2}`] : []
  })
  return { got: got.join(), code }
}

const Hex = z.object({ hex: z.string() })

function wordsOf(heard: Vector['nonStrict']): string {
  const words = (heard ?? []).flatMap(([name, said, isBinary]) => {
    if (name === 'timeout') return []
    const hex = Hex.safeParse(said)
    const text = hex.success ? hex.data.hex : Buffer.from(String(said ?? ''), 'latin1').toString('hex')
    return [`${name}:${text}${name === 'message' ? `:${Boolean(isBinary)}` : ''}`]
  })
  return words.join()
}

function isRight({ expected, nonStrict, close }: Vector, { got, code }: Awaited<ReturnType<typeof play>>) {
  const allowed = [
    typeof expected === 'string' ? '' : wordsOf(expected),
    ...(nonStrict ? [wordsOf(nonStrict)] : []),
  ]
  const isCoded = close.closedByMe !== false || code === null || (close.closeCode ?? []).includes(code)
  return allowed.includes(got) && isCoded
}

if (!existsSync(path))
  process.stdout.write(
    `Skipped: no websocket-vectors.json in ${folder}/security; set SIGNET_DATA to its folder.\n`,
  )

test.skipIf(!existsSync(path))(
  'every frame of the vectors is read as the protocol says',
  { timeout: 60_000 },
  async () => {
    const all = z.array(Vector).parse(JSON.parse(readFileSync(path, 'utf8')))
    // Those of 9 measure speed with messages over our limit.
    const played = all.filter(
      ({ id, frames, expected }) => frames && !id.startsWith('9.') && typeof expected !== 'string',
    )
    expect(played.length).toBeGreaterThan(150)
    const wrong: string[] = []
    let answered = 0
    for (const vector of played) {
      const outcome = await play(vector)
      if (outcome.got !== '') answered += 1
      if (!isRight(vector, outcome)) wrong.push(`${vector.id} ${outcome.code} ${outcome.got.slice(0, 60)}`)
    }
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(50)
  },
)

test('a message over the limit ends its line with 1009', async () => {
  const large = Sent.parse({ op: 'frame', opcode: 2, len: frameOptions.maxPayload + 1 })
  const vector = { id: 'large', frames: [large], expected: [], close: {} }
  expect(await play(vector)).toEqual({ got: '', code: 1009 })
})
