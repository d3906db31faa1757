import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AnsweredRefusal, type Client } from '@signet/client'
import { freePort, openDatabase, startProduct } from '@signet/e2e/product'
import { type Company, foundCompany } from '../company.ts'
import type { Figure, Measurement } from '../figure.ts'

const kills = 24

/**
 * Kills the product with SIGKILL under load: with idempotency keys nothing is lost or doubled; the control without
 * keys must double something.
 */
export const crashes: Measurement = {
  name: 'crashes',
  about: `${kills} times kill -9 under load, with idempotency keys and without (the control)`,
  run: async () => {
    const withKeys = await crash({ keys: true })
    const control = await crash({ keys: false })
    return [
      figure('crash.acknowledged', withKeys.acknowledged, 'commands', '', null),
      figure('crash.lost', withKeys.lost, 'commands', '0', withKeys.lost === 0),
      figure('crash.doubled', withKeys.doubled, 'commands', '0', withKeys.doubled === 0),
      figure('crash.control.doubled', control.doubled, 'commands', 'more than 0', control.doubled > 0),
    ]
  },
}

async function crash({ keys }: { keys: boolean }) {
  const database = await openDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-files-'))
  try {
    return await crashUnderLoad({ databaseUrl: database.url, dataDir, kills, keys })
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function figure(id: string, value: number, unit: string, aim: string, met: boolean | null): Figure {
  return { id, value, unit, beside: '', ratio: null, aim, met }
}

type Options = Readonly<{ databaseUrl: string; dataDir: string; kills: number; keys: boolean }>
export type CrashReport = Readonly<{ acknowledged: number; lost: number; doubled: number }>

const workers = 8
const acknowledgedBetweenKills = 60

/**
 * Launches claims, each with its own reason, while the product is killed again and again. A worker without an answer
 * sends the same launch again, with the same key, or in the control with a new one. Then every acknowledged claim
 * must exist exactly once.
 */
async function crashUnderLoad({ databaseUrl, dataDir, kills, keys }: Options): Promise<CrashReport> {
  const port = await freePort()
  let product = await startProduct({ databaseUrl, dataDir, port })
  const company = await foundCompany(product)
  const acknowledged = new Set<string>()
  let isOver = false

  const load = Array.from({ length: workers }, async () => {
    while (!isOver) acknowledged.add(await launchUntilAnswered(company, keys, () => isOver))
  })
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(() => acknowledged.size >= kill * acknowledgedBetweenKills)
    await product.kill()
    product = await startProduct({ databaseUrl, dataDir, port })
  }
  isOver = true
  await Promise.all(load)

  acknowledged.delete('')
  const report = compare(acknowledged, await launchedReasons(company.starter))
  await product.stop()
  return report
}

/** Sends one launch until it is answered; returns its reason, or an empty text when the control has ended. */
async function launchUntilAnswered(company: Company, keys: boolean, isOver: () => boolean): Promise<string> {
  const reason = randomUUID()
  const key = randomUUID()
  while (!(await isAnswered(company, reason, keys ? key : randomUUID()))) {
    if (isOver() && !keys) return ''
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return reason
}

async function isAnswered({ flowId, starter }: Company, reason: string, key: string): Promise<boolean> {
  try {
    await starter.approvals.launch({ flowId, values: { reason, amount: '1.00' } }, { key })
    return true
  } catch (error) {
    if (isNoAnswer(error)) return false
    throw error
  }
}

/** The network failed or the product is shutting down, so it is unknown whether the launch happened. */
function isNoAnswer(error: unknown): boolean {
  return (
    error instanceof AnsweredRefusal &&
    (error.status === 0 || error.status === 503 || error.code === 'server.unavailable')
  )
}

async function launchedReasons(starter: Client): Promise<string[]> {
  const reasons: string[] = []
  let cursor: string | undefined
  do {
    const page = await starter.approvals.list({
      list: 'launched',
      pageSize: 200,
      ...(cursor ? { cursor } : {}),
    })
    reasons.push(...page.list.map(({ fields }) => fields[0]?.text ?? ''))
    cursor = page.next ?? undefined
  } while (cursor)
  return reasons
}

function compare(acknowledged: ReadonlySet<string>, found: readonly string[]): CrashReport {
  const times = Map.groupBy(found, (reason) => reason)
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((reason) => !times.has(reason)).length,
    doubled: [...times.values()].reduce((sum, { length }) => sum + length - 1, 0),
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2))
}
