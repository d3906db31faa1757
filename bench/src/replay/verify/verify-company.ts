import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mostCounted } from '@signet/contract'
import { writeOcel, writeXes } from '@signet/flow'
import { type App, compareReadTables, streamCaseHistories } from '@signet/server/in-process'
import type { Company, Player } from '../company/company.ts'
import { type ExportedCase, fingerprintOf, readOcel } from '../log/read-ocel.ts'
import { readTraces } from '../log/read-traces.ts'
import type { Tally } from '../play/stage.ts'

/** The expected length of a person's lists after the log. */
export type ListSizes = {
  launched: number
  launchedRunning: number
  launchedReturned: number
  doing: number
  done: number
}

/** The result of a played course, kept small because there may be very many. */
export type Outcome = Readonly<{
  name: string
  status: string
  fingerprint: string
  followsUp: string | undefined
}>

type FinishedReplay = Readonly<{
  app: App
  tenant: string
  company: Company
  tally: Tally
  outcomes: ReadonlyMap<string, Outcome>
  sizes: ReadonlyMap<string, ListSizes>
}>

/**
 * Verifies after the log that every case has the log's status, every list has its length, and the read tables match
 * the events.
 */
export async function verifyCompany(played: FinishedReplay): Promise<void> {
  await verifyStatuses(played)
  for (const player of played.company.everybody) await verifyLists(played, player)
  for (const { caseId, what, id } of await compareReadTables(played.app.server.db, played.tenant))
    mismatch(played, nameOf(played, caseId), `its ${what} ${id} is not what its events say`)
}

async function verifyStatuses(played: FinishedReplay): Promise<void> {
  const left = new Map(played.outcomes)
  for await (const page of allPages(played.company.administrator)) {
    for (const { caseId, status } of page) {
      const outcome = left.get(caseId)
      left.delete(caseId)
      if (outcome?.status !== status)
        mismatch(
          played,
          nameOf(played, caseId),
          `it is ${status} where the log says ${outcome?.status ?? 'nothing'}`,
        )
    }
  }
  for (const { name, status } of left.values())
    mismatch(played, name, `it is in no list, and should be ${status}`)
}

async function* allPages({ client: { approvals } }: Player) {
  let cursor: string | undefined
  do {
    const page = await approvals.allCases({ pageSize: 200, ...(cursor === undefined ? {} : { cursor }) })
    yield page.list
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

async function verifyLists(played: FinishedReplay, { id, client: { approvals } }: Player): Promise<void> {
  const expected = played.sizes.get(id) ?? emptyLists()
  const counts = await approvals.counts()
  for (const [list, size] of Object.entries(expected)) {
    const counted = counts[list as keyof ListSizes]
    const expectedCount = Math.min(size, mostCounted)
    if (counted !== expectedCount)
      mismatch(played, `list ${list} of ${id}`, `it counts ${counted} instead of ${expectedCount}`)
  }
  for (const list of ['launched', 'doing', 'done'] as const) {
    const { total } = (await approvals.list({ list, pageSize: 1 })).pagination
    if (total !== expected[list])
      mismatch(played, `list ${list} of ${id}`, `it holds ${total} instead of ${expected[list]}`)
  }
}

export function emptyLists(): ListSizes {
  return { launched: 0, launchedRunning: 0, launchedReturned: 0, doing: 0, done: 0 }
}

function mismatch({ tally }: FinishedReplay, course: string, what: string): void {
  tally.mismatches.push({ course, what })
}

function nameOf({ outcomes }: FinishedReplay, caseId: string): string {
  return outcomes.get(caseId)?.name ?? caseId
}

type ExportedReplay = Readonly<{
  app: App
  tenant: string
  folder: string
  tally: Tally
  outcomes: ReadonlyMap<string, Outcome>
}>

/**
 * Exports all cases as XES and as OCEL, reads each file back, and compares it with the log: the same activities in
 * the same order, at the same times, by the same resources, and the same follow-ups.
 */
export async function verifyExport(played: ExportedReplay): Promise<void> {
  const { app, tenant, folder, outcomes } = played
  if (outcomes.size === 0) return
  const { nameOf } = await app.server.directories.of(tenant)
  const cases = () => streamCaseHistories({ db: app.server.db, tenant, nameOf }, {})
  const path = join(folder, `${tenant}.log`)
  try {
    await pipeline(Readable.from(writeXes(cases())), createWriteStream(path))
    await compare(played, 'XES', fromXes(path))
    await pipeline(Readable.from(writeOcel(cases())), createWriteStream(path))
    await compare(played, 'OCEL', readOcel(path))
  } finally {
    await rm(path, { force: true })
  }
}

async function* fromXes(path: string): AsyncGenerator<ExportedCase> {
  for await (const { name: caseId, attributes, events } of readTraces(path))
    yield {
      ...{ caseId, fingerprint: fingerprintOf(events), count: events.length },
      ...{ status: attributes.get('signet:status') ?? '', followsUp: attributes.get('signet:followsUp') },
    }
}

async function compare(
  { outcomes, tally }: ExportedReplay,
  language: string,
  exported: AsyncIterable<ExportedCase>,
): Promise<void> {
  const left = new Map(outcomes)
  for await (const { caseId, fingerprint, status, followsUp, count } of exported) {
    const outcome = left.get(caseId)
    left.delete(caseId)
    tally.exported += count
    if (outcome?.fingerprint !== fingerprint || outcome.status !== status || outcome.followsUp !== followsUp)
      tally.mismatches.push({
        course: outcome?.name ?? caseId,
        what: `its export as ${language} is not what the log says`,
      })
  }
  for (const { name } of left.values())
    tally.mismatches.push({ course: name, what: `it is missing in the export as ${language}` })
}
