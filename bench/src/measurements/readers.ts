import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Product, startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { foundLargeCompany } from '../large-company.ts'
import { type ManySockets, openMany } from '../sockets/many-sockets.ts'
import { openSessions, type Session } from '../sockets/open-sessions.ts'
import { openStalled } from '../sockets/open-stalled.ts'
import { percentile } from '../timing.ts'

/** Sockets in all, and those among them that read nothing, unless `--rows sockets=400` says otherwise. */
const usual = 2_000
const stalledOnes = 100
/** Windows of one session; the stalled ones have sessions of their own. */
const windows = 10
/** Texts before anybody stalls, and at most until all who stall are cut. */
const before = 40
const most = 1_500
const text = '一段很长的话'.repeat(600)

/** A group hears long texts; then a hundred of its readers stop reading, until the server has cut them all. */
export const readers: Measurement = {
  name: 'readers',
  about: `${stalledOnes} stalled readers of ${usual}: what the others wait for a text, beside the same without them`,
  run: async (options) => {
    const count = rowsOption(options, 'sockets', usual)
    const server = await openServer(options.database)
    const folder = await mkdtemp(join(tmpdir(), 'signet-readers-'))
    const databaseUrl = await server.newDatabase('readers')
    const product = await startProduct({ databaseUrl, dataDir: folder })
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
    try {
      const people = Math.ceil((count - stalledOnes) / windows) + stalledOnes
      await foundLargeCompany(product, people)
      const sessions = await openSessions(pool, people)
      return await measure({ product, sessions, folder, listeners: count - stalledOnes })
    } finally {
      await pool.end()
      await product.stop()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

type Scene = Readonly<{
  product: Product
  sessions: readonly Session[]
  folder: string
  /** Sockets that read. */
  listeners: number
}>

const helloOf = (token: string) =>
  JSON.stringify({ method: 'OnConnection', token, mobileDevice: false, systemId: '' })

async function measure({ product, sessions, folder, listeners }: Scene): Promise<readonly Figure[]> {
  const [writer] = sessions
  if (!writer) throw new Error('The company is empty.')
  const { chat } = product.client(writer.token)
  const { id } = await chat.createGroup({
    name: 'Readers',
    personIds: sessions.slice(1).map(({ person }) => person),
  })
  const address = product.address.replace('http', 'ws')
  const awake = sessions.slice(0, -stalledOnes)
  const many = await openMany(
    folder,
    Array.from({ length: listeners }, (_, at) => {
      const { token } = awake[Math.floor(at / windows)] ?? writer
      return { address: `${address}/websocket/${token}`, hello: [helloOf(token)] }
    }),
  )
  const say = (number: number) =>
    round(many, { number, listeners }, (words) =>
      chat.send({ id, text: words, clientId: `reader-${number}` }),
    )
  for (let number = 0; number < 5; number += 1) await say(number)
  const without: number[] = []
  for (let number = 5; number < 5 + before; number += 1) without.push(await say(number))

  const stalled = await openStalled(
    product.address,
    sessions.slice(-stalledOnes).map(({ token }) => ({ ticket: token, hello: helloOf(token) })),
  )
  const begun = performance.now()
  const beside: number[] = []
  for (let number = 5 + before; number < most && stalled.ended() < stalledOnes; number += 1)
    beside.push(await say(number))
  const seconds = (performance.now() - begun) / 1000
  const cut = stalled.ended()
  stalled.close()
  await many.close()
  return figuresOf({ without, beside, cut, seconds })
}

type Round = Readonly<{ number: number; listeners: number }>

/** Milliseconds until everybody who reads has heard a text. */
async function round(
  many: ManySockets,
  { number, listeners }: Round,
  send: (words: string) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now()
  await send(`bench-${number}-${text}`)
  await many.heard(number, listeners)
  return performance.now() - begun
}

type Measured = Readonly<{
  without: readonly number[]
  beside: readonly number[]
  cut: number
  seconds: number
}>

function figuresOf({ without, beside, cut, seconds }: Measured): readonly Figure[] {
  const figure = (share: number, words: string): Figure => {
    const [value, other] = [percentile(beside, share), percentile(without, share)]
    return {
      ...{ id: `readers.heard.${words}`, value, unit: 'ms until all others have a text' },
      ...{ beside: `nobody stalls ${other.toFixed(0)}`, ratio: value / other, aim: '', met: null },
    }
  }
  return [
    figure(50, 'p50'),
    figure(95, 'p95'),
    {
      ...{ id: 'readers.cut', value: cut, unit: `of ${stalledOnes} stalled readers` },
      ...{ beside: 'alone', ratio: null, aim: 'all', met: cut === stalledOnes },
    },
    {
      ...{ id: 'readers.cut.after', value: seconds, unit: 's until all were cut' },
      ...{ beside: 'alone', ratio: null, aim: '', met: null },
    },
  ]
}
