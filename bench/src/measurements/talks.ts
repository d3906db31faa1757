import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@signet/client'
import { freePort, type Product, startProduct } from '@signet/e2e/product'
import pg from 'pg'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { foundLargeCompany } from '../large-company.ts'
import { type CutLine, openLine } from '../sockets/cut-line.ts'
import { openSessions, type Session } from '../sockets/open-sessions.ts'
import { type Door, openTalker, type Talker } from '../sockets/talker.ts'

/** People, unless `--rows people=50` says otherwise. */
const usual = 200
const inGroup = 20
/** Seconds from the start: the second server is killed, is there again, the bus is cut, is there again, the end. */
const course = { killed: 10, back: 14, cut: 20, mended: 30, over: 40 }
/** Seconds until everybody must have everything. */
const patience = 60

/**
 * People in groups and pairs write, and their devices connect anew, at most once a second each, at two servers in turn. One server is killed and comes back; then the servers hear nothing of each other for ten seconds.
 */
export const talks: Measurement = {
  name: 'talks',
  about: `${usual} people chat over two servers and reconnect up to once a second, while one is killed and the bus is cut`,
  run: async (options) => {
    const people = rowsOption(options, 'people', usual)
    const server = await openServer(options.database)
    const bus = await openLine(redisPlace())
    const dataDirs = [
      await mkdtemp(join(tmpdir(), 'signet-talks-')),
      await mkdtemp(join(tmpdir(), 'signet-talks-')),
    ]
    try {
      const databaseUrl = await server.newDatabase('talks')
      return await talkOver({ databaseUrl, dataDirs, bus, people })
    } finally {
      await bus.close()
      await server.close()
      for (const folder of dataDirs) await rm(folder, { recursive: true, force: true })
    }
  },
}

/** The Redis that carries what the servers tell each other: where `REDIS_URL` leads, or the usual port of this machine. */
function redisPlace(): Readonly<{ host: string; port: number }> {
  const { hostname, port } = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379')
  return { host: hostname, port: Number(port || 6379) }
}

type Scene = Readonly<{ databaseUrl: string; dataDirs: readonly string[]; bus: CutLine; people: number }>

async function talkOver({ databaseUrl, dataDirs, bus, people }: Scene): Promise<readonly Figure[]> {
  const settings = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    REDIS_URL: `redis://127.0.0.1:${bus.port}`,
  }
  const [firstDir = '', secondDir = ''] = dataDirs
  const port = await freePort()
  const first = await startProduct({ databaseUrl, dataDir: firstDir, settings })
  const startSecond = () => startProduct({ databaseUrl, dataDir: secondDir, port, settings })
  let second = await startSecond()
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await foundLargeCompany(first, people)
    const sessions = await openSessions(pool, people)
    const talksOf = await openTalks(first, sessions)
    const talkers = sessions.map(({ token }, at) => {
      const doors = [first, second].map(({ address, client }): Door => ({ address, client: client(token) }))
      return { talker: openTalker({ token, doors }, talksOf[at] ?? []), talks: talksOf[at] ?? [] }
    })

    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1000
    const isOver = () => seconds() > course.over
    const lives = talkers.map((one) => live(one, isOver))
    await wait(course.killed * 1000)
    await second.kill()
    await wait((course.back - course.killed) * 1000)
    second = await startSecond()
    await wait(Math.max(0, course.cut - seconds()) * 1000)
    bus.cut()
    await wait((course.mended - course.cut) * 1000)
    bus.mend()
    const sent = (await Promise.all(lives)).flat()
    const took = seconds()
    const greetings = talkers.reduce((sum, { talker }) => sum + talker.greetings(), 0)

    const judged = await judgeAll(first, { talkers, sessions, sent })
    for (const { talker } of talkers) talker.close()
    return figuresOf(judged, { people, sent: sent.length, greetings, took })
  } finally {
    await pool.end()
    await Promise.all([first.stop(), second.stop()])
  }
}

/** Puts people into groups of twenty, and each with the next one into a pair; returns the conversations of each. */
async function openTalks(
  { client }: Product,
  sessions: readonly Session[],
): Promise<readonly (readonly string[])[]> {
  const talks = sessions.map((): string[] => [])
  for (let begin = 0; begin < sessions.length; begin += inGroup) {
    const [owner, ...others] = sessions.slice(begin, begin + inGroup)
    if (!owner) continue
    const personIds = others.map(({ person }) => person)
    const { id } = await client(owner.token).chat.createGroup({ name: `Group ${begin}`, personIds })
    for (let at = begin; at <= begin + others.length; at += 1) talks[at]?.push(id)
  }
  for (const [at, { token }] of sessions.entries()) {
    const next = (at + 1) % sessions.length
    const { id } = await client(token).chat.openDirect({ personId: sessions[next]?.person ?? '' })
    talks[at]?.push(id)
    talks[next]?.push(id)
  }
  return talks
}

type Living = Readonly<{ talker: Talker; talks: readonly string[] }>

/** Connects anew each second, and writes and reads in between. Returns the ids of what was answered. */
async function live({ talker, talks }: Living, isOver: () => boolean): Promise<readonly string[]> {
  const sent: string[] = []
  for (let round = 0; !isOver(); round += 1) {
    const next = wait(1000)
    talker.reconnect()
    const talk = talks[round % talks.length] ?? ''
    sent.push(await talker.say(talk, `Round ${round}`))
    if (round % 3 === 0) await talker.read(talk)
    await next
  }
  return sent
}

type Told = Readonly<{
  talkers: readonly Living[]
  sessions: readonly Session[]
  sent: readonly string[]
}>
type Judged = Readonly<{
  lost: number
  doubled: number
  incomplete: number
  wrongBadges: number
  seconds: number
}>

/** Lets everybody connect once more and waits, at most a minute, until all have everything; then counts what is wrong. */
async function judgeAll(product: Product, told: Told): Promise<Judged> {
  for (const { talker } of told.talkers) talker.reconnect()
  const begun = performance.now()
  const stored = await storedTalks(product, told)
  const expected = await Promise.all(told.sessions.map(({ token }) => unreadOf(product.client(token))))
  const judge = () => ({
    incomplete: told.talkers.reduce((sum, one) => sum + incompleteOf(one, stored), 0),
    wrongBadges: told.talkers.filter(({ talker }, at) => talker.badge() !== expected[at]).length,
  })
  let judged = judge()
  while (judged.incomplete + judged.wrongBadges > 0 && performance.now() - begun < patience * 1000) {
    await wait(100)
    judged = judge()
  }
  const ids = Map.groupBy([...stored.values()].flat(), (clientId) => clientId)
  return {
    ...judged,
    lost: told.sent.filter((id) => !ids.has(id)).length,
    doubled: [...ids].filter(([id, times]) => id !== '' && times.length > 1).length,
    seconds: (performance.now() - begun) / 1000,
  }
}

/** The ids of all messages of each conversation, by their place. */
async function storedTalks({ client }: Product, { talkers, sessions }: Told) {
  const stored = new Map<string, readonly string[]>()
  for (const [at, { talks }] of talkers.entries())
    for (const id of talks) {
      if (stored.has(id)) continue
      const messages = await readAll(client(sessions[at]?.token), id)
      stored.set(
        id,
        messages.map(({ clientId }) => clientId ?? ''),
      )
    }
  return stored
}

async function readAll({ chat }: Client, id: string) {
  const answer = await chat.missed({ known: [{ id, revision: 0 }] })
  const [first] = answer.list
  let messages = first?.messages ?? []
  let more = first
  while (more?.hasMore) {
    more = (await chat.missed({ known: [{ id, revision: more.lastRevision }] })).list[0]
    messages = [...messages, ...(more?.messages ?? [])]
  }
  return messages.toSorted((one, other) => one.sequence - other.sequence)
}

async function unreadOf({ chat, notices }: Client): Promise<number> {
  const { list } = await chat.list({})
  const { unReadNum } = await notices.unreadCount()
  return list.reduce((sum, { unreadMessage }) => sum + unreadMessage, unReadNum)
}

/** How many conversations a device does not have from the first message to the last, in order, without a gap. */
function incompleteOf({ talker, talks }: Living, stored: ReadonlyMap<string, readonly string[]>): number {
  return talks.filter((id) => {
    const messages = talker.streams.get(id)?.messages ?? []
    const wanted = stored.get(id) ?? []
    return (
      messages.length !== wanted.length ||
      messages.some(({ sequence, clientId }, at) => sequence !== at + 1 || (clientId ?? '') !== wanted[at])
    )
  }).length
}

type Course = Readonly<{ people: number; sent: number; greetings: number; took: number }>

function figuresOf(judged: Judged, { people, sent, greetings, took }: Course): readonly Figure[] {
  const plain = (id: string, value: number, unit: string): Figure => ({
    ...{ id: `talks.${id}`, value, unit },
    ...{ beside: 'alone', ratio: null, aim: '', met: null },
  })
  const none = (id: string, value: number, unit: string): Figure => ({
    ...plain(id, value, unit),
    ...{ aim: '0', met: value === 0 },
  })
  const rate = greetings / took / people
  return [
    plain('people', people, 'people'),
    plain('sent', sent, 'messages'),
    {
      ...plain('reconnects', rate, 'per person and second'),
      ...{ aim: 'at least 0.9', met: rate >= 0.9 },
    },
    none('lost', judged.lost, 'messages'),
    none('doubled', judged.doubled, 'messages'),
    none('incomplete', judged.incomplete, 'streams that are not 1..n'),
    none('wrongBadges', judged.wrongBadges, 'badges'),
    plain('settled', judged.seconds, 's until all had everything'),
  ]
}
