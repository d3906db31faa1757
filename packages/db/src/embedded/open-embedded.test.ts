import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { birthOf } from './lock-folder.ts'
import { openEmbedded } from './open-embedded.ts'

const product = join(import.meta.dirname, '../../test/open-and-wait.ts')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-embedded-'))
  return () => rm(folder, { recursive: true, force: true })
})

test('what was committed is there after a stop and a start', async () => {
  const first = await openEmbedded(folder)
  await ask(first.url, "create table note as select '你好' as text")
  await first.stop()
  const second = await openEmbedded(folder)

  expect(await ask(second.url, 'select text from note')).toEqual([{ text: '你好' }])
  await second.stop()
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('it is durable, in UTF-8, off the network, and not root', async () => {
  const { url, stop } = await openEmbedded(folder)
  const [row] = await ask(
    url,
    `select current_setting('fsync') fsync, current_setting('listen_addresses') network,
      pg_encoding_to_char(encoding) encoding, datlocale from pg_database where datname = current_database()`,
  )
  const server = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]

  expect(row).toEqual({ fsync: 'on', network: '', encoding: 'UTF8', datlocale: 'C.UTF-8' })
  expect(readFileSync(`/proc/${server}/status`, 'utf8')).not.toMatch(/^Uid:\t0\t/m)
  await stop()
})

test('a second product on the same directory is refused with a sentence, and the first does not notice', async () => {
  const first = await openEmbedded(folder)

  await expect(openEmbedded(folder)).rejects.toThrow(
    `The data directory ${folder} is in use by another Signet process (pid ${process.pid})`,
  )
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

test('a product that was killed leaves nothing that blocks the next start, and loses nothing', async () => {
  const killed = await startProduct(folder)
  await ask(killed.url, 'create table note as select 1 as kept')
  const postmaster = serverPid(folder)
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')

  const next = await openEmbedded(folder)
  expect(await ask(next.url, 'select kept from note')).toEqual([{ kept: 1 }])
  expect(serverPid(folder)).not.toBe(postmaster)
  await next.stop()
})

test('when product and PostgreSQL are both killed, the next start recovers', async () => {
  const killed = await startProduct(folder)
  await ask(killed.url, 'create table note as select 1 as kept')
  const postmaster = serverPid(folder)
  killed.child.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await once(killed.child, 'exit')

  const next = await openEmbedded(folder)
  expect(await ask(next.url, 'select kept from note')).toEqual([{ kept: 1 }])
  await next.stop()
})

test('PostgreSQL does not outlive a product that was killed', async () => {
  const killed = await startProduct(folder)
  const postmaster = serverPid(folder)
  killed.child.kill('SIGKILL')

  await expect.poll(() => birthOf(postmaster), { timeout: 10_000 }).toBeUndefined()
})

test('a PostgreSQL that dies under a living product comes back', async () => {
  const { url, stop } = await openEmbedded(folder)
  await ask(url, 'create table note as select 1 as kept')
  process.kill(serverPid(folder), 'SIGKILL')

  await expect
    .poll(() => ask(url, 'select kept from note').catch(String), { timeout: 10_000 })
    .toEqual([{ kept: 1 }])
  await stop()
})

test('a lock and a pid file whose numbers belong to somebody else by now are no obstacle', async () => {
  const first = await openEmbedded(folder)
  await first.stop()
  await writeFile(join(folder, 'signet.lock'), JSON.stringify({ pid: process.ppid, birth: 'long ago' }))
  await writeFile(join(folder, 'postgres/postmaster.pid'), `${process.ppid}\n${folder}/postgres\n`)

  const second = await openEmbedded(folder)
  expect(birthOf(process.ppid)).toBeDefined()
  await second.stop()
})

test('an interrupted first start leaves nothing that blocks the next', async () => {
  await mkdir(join(folder, 'postgres.new/base'), { recursive: true })
  await (await openEmbedded(folder)).stop()
})

test('a folder full of something else is refused and left alone', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres/thesis.txt'), 'dear')

  await expect(openEmbedded(folder)).rejects.toThrow(/contains files but no PostgreSQL cluster/)
  expect(readFileSync(join(folder, 'postgres/thesis.txt'), 'utf8')).toBe('dear')
})

test('a directory whose name is longer than a socket may be, and closed to others, works', async () => {
  const deep = join(folder, 'a folder with a long name '.repeat(6), '数据')
  await mkdir(deep, { recursive: true, mode: 0o700 })
  const { url, stop } = await openEmbedded(deep)

  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
})

test('starting again makes no cluster, and takes less time than the start that did', async () => {
  const start = async () => {
    const begun = performance.now()
    const { url, stop } = await openEmbedded(folder)
    const milliseconds = performance.now() - begun
    const [cluster] = await ask(url, 'select system_identifier from pg_control_system()')
    await stop()
    return { milliseconds, cluster }
  }
  const [first, again] = [await start(), await start()]

  expect(again.cluster).toEqual(first.cluster)
  expect(again.milliseconds).toBeLessThan(first.milliseconds)
})

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function startProduct(
  dataDir: string,
): Promise<{ child: ChildProcessWithoutNullStreams; url: string }> {
  const child = spawn('node_modules/.bin/node', [product, dataDir])
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [said])])
  return { child, url: String(line).trim() }
}

function serverPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
}
