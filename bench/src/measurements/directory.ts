import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { type Product, startProduct } from '@signet/e2e/product'
import { openServer } from '../database-server.ts'
import { type Figure, type Measurement, rowsOption } from '../figure.ts'
import { foundLargeCompany, type LargeCompany, multiplyPeople } from '../large-company.ts'
import { percentile, runInParallel } from '../timing.ts'

const searches = 500
const changes = 20
const signIns = 80
const rules = 10
const load = 8
/** As the server hashes: OWASP's first recommendation for argon2id. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const password = 'Quiet-Harbour-41'

/** A large organization: its import, the directory in memory, changes of it, searches and sign-ins. */
export const directory: Measurement = {
  name: 'directory',
  about:
    'an organization of 100,000 people: import of 20,000, first load, one change, groups by rule, searches, scrolling through 20,000, sign-ins',
  run: async (options) => {
    const [imported, people] = [
      rowsOption(options, 'imported', 20_000),
      rowsOption(options, 'people', 100_000),
    ]
    const server = await openServer(options.database)
    const databaseUrl = await server.newDatabase('directory')
    const dataDir = await mkdtemp(join(tmpdir(), 'signet-directory-'))
    const start = () => startProduct({ databaseUrl, dataDir })
    let product = await start()
    try {
      const founded = await foundLargeCompany(product, imported)
      const accounts = await createSigners(founded)
      const scrolled = await scrollFigures(founded, imported)
      await product.stop()
      await multiplyPeople(databaseUrl, people)
      product = await start()
      const client = product.client(founded.token)
      const company = { ...founded, client }
      const search = (keyword: string) => client.organization.users({ keyword, pageSize: 20 })
      const memoryBefore = megabytesOf(product)
      const firstLoad = await timed(() => search('wangwei'))
      return [
        aimed('directory.import', company.importSeconds, {
          unit: `s for ${imported} people`,
          aim: 'under 60 s',
          most: 60,
        }),
        plain('directory.firstLoad', firstLoad, `ms, ${people} people`),
        plain('directory.memory', megabytesOf(product) - memoryBefore, `MB more, ${people} people`),
        aimed('directory.search', await searchP99(search), { unit: 'ms p99', aim: 'under 30 ms', most: 30 }),
        ...scrolled,
        ...(await changeFigures(company)),
        ...(await ruleFigures(company)),
        await signInFigure(product, accounts),
      ]
    } finally {
      await product.stop()
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

async function createSigners({ client }: LargeCompany): Promise<readonly string[]> {
  const accounts = Array.from({ length: load }, (_, at) => `signer${at}`)
  for (const account of accounts)
    await client.organization.createUser({ account, realName: account, password, mustChangePassword: false })
  return accounts
}

const keywords = ['伟', 'wangwei', 'ww', 'p199', '赵芳', 'zhaofang', 'li', '专员', '13900000000', 'x3']

async function searchP99(search: (keyword: string) => Promise<unknown>): Promise<number> {
  const times = await runInParallel(1, searches, (at) => search(keywords[at % keywords.length] ?? ''))
  return percentile(times, 99)
}

/** Scrolls through everybody as choosing and contacts do: page after page, the nearest first and by name. */
async function scrollFigures({ client }: LargeCompany, people: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const order of ['nearness', 'name'] as const) {
    const times: number[] = []
    const seen = new Set<string>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const asked = { order, pageSize: 50, ...(cursor !== '' && { cursor }) }
      const before = performance.now()
      const page = await client.organization.users(asked)
      times.push(performance.now() - before)
      for (const { id } of page.list) seen.add(id)
      cursor = page.next
    }
    if (seen.size < people) throw new Error(`Scrolling by ${order} showed ${seen.size} of ${people} people.`)
    const unit = `ms p99 of ${times.length} pages, ${seen.size} people`
    figures.push(
      aimed(`directory.scroll.${order}`, percentile(times, 99), { unit, aim: 'under 30 ms', most: 30 }),
    )
  }
  return figures
}

/** The call that makes a change, and the next call of somebody else, who needs the organization as it is then. */
async function changeFigures(company: LargeCompany): Promise<readonly Figure[]> {
  const { own, others } = await changeTimes(company, await renumbering(company))
  const { others: afterJoin } = await changeTimes(company, ({ client }, at) =>
    client.organization.createUser({ account: `joins${at}`, realName: `新人${at}`, password }),
  )
  return [
    plain('directory.change', percentile(own, 50), 'ms median for the one who changes'),
    aimed('directory.afterChange', percentile(others, 50), {
      unit: 'ms median for the next call',
      aim: 'under 20 ms',
      most: 20,
    }),
    aimed('directory.afterJoin', percentile(afterJoin, 50), {
      unit: 'ms median for the next call after a person joined',
      aim: 'under 20 ms',
      most: 20,
    }),
  ]
}

/** Groups by rule: how long the first of everybody is judged, and what the rules add to a change of one person. */
async function ruleFigures(company: LargeCompany): Promise<readonly Figure[]> {
  const { client } = company
  const made: number[] = []
  for (let at = 0; at < rules; at += 1) {
    const rule = `'${company.departmentIds[at + 1]}' in departments || years > ${at}`
    const group = { fullName: `rule${at}`, enCode: `rule${at}`, rule }
    const make = async () => {
      await client.organization.createGroup(group)
      await client.session.currentUser({})
    }
    made.push(await timed(make))
  }
  const { others } = await changeTimes(company, await renumbering(company))
  return [
    plain(
      'directory.newRule',
      percentile(made, 50),
      `ms median to make one of ${rules} groups by rule, with the next call`,
    ),
    aimed('directory.afterChangeWithRules', percentile(others, 50), {
      unit: `ms median for the next call, ${rules} groups by rule`,
      aim: 'under 20 ms',
      most: 20,
    }),
  ]
}

type Change = (company: LargeCompany, at: number) => Promise<unknown>

async function renumbering({ client }: LargeCompany): Promise<Change> {
  const [person] = (await client.people.list({ keyword: 'p1', pageSize: 1 })).list
  return (_, at) => client.organization.updateUser({ id: person?.id ?? '', employeeNumber: `n${at}` })
}

async function changeTimes(company: LargeCompany, change: Change) {
  const own: number[] = []
  const others: number[] = []
  for (let at = 0; at < changes; at += 1) {
    own.push(await timed(() => change(company, at)))
    others.push(await timed(() => company.client.session.currentUser({})))
  }
  return { own, others }
}

async function signInFigure(product: Product, accounts: readonly string[]): Promise<Figure> {
  const signIn = (at: number) =>
    product.client().session.login({ account: accounts[at % accounts.length] ?? '', password })
  const bare = percentile(await runInParallel(load, signIns, () => hash(password, argon)), 99)
  const ours = percentile(await runInParallel(load, signIns, signIn), 99)
  return {
    id: 'directory.signIn',
    value: ours,
    unit: `ms p99, ${load} at once`,
    beside: `argon2 alone ${bare.toFixed(1)}`,
    ratio: ours / bare,
    aim: 'at most 3 times',
    met: ours <= bare * 3,
  }
}

/** What the process holds now, as Linux counts it. */
function megabytesOf({ pid }: Product): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

type Aim = Readonly<{ unit: string; aim: string; most: number }>

function aimed(id: string, value: number, { unit, aim, most }: Aim): Figure {
  return { id, value, unit, beside: 'alone', ratio: null, aim, met: value <= most }
}

function plain(id: string, value: number, unit: string): Figure {
  return { id, value, unit, beside: 'alone', ratio: null, aim: '', met: null }
}
