import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeOcel, writeXes } from '@signet/flow'
import { type App, tellCases } from '@signet/server/in-process'
import { linesOf } from '../log/lines-of.ts'
import { type ExportedCase, readOcel } from '../log/read-ocel.ts'
import { readTraces } from '../log/read-traces.ts'
import type { Tally } from '../play/tally.ts'
import type { Outcome } from './verify-company.ts'

type Played = Readonly<{
  app: App
  tenant: string
  folder: string
  tally: Tally
  outcomes: ReadonlyMap<string, Outcome>
}>

/**
 * Writes the history of all cases as XES and as OCEL, reads each back, and holds it against the log that was played: the
 * same activities in the same order, at the same times, by the same resources, and the same cases following each other up.
 */
export async function verifyExport(played: Played): Promise<void> {
  const { app, tenant, folder, outcomes } = played
  if (outcomes.size === 0) return
  const { nameOf } = await app.server.directories.of(tenant)
  const cases = () => tellCases({ db: app.server.db, tenant, nameOf }, {})
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
      ...{ caseId, told: linesOf(events), count: events.length },
      ...{ status: attributes.get('signet:status') ?? '', followsUp: attributes.get('signet:followsUp') },
    }
}

async function compare(
  { outcomes, tally }: Played,
  language: string,
  exported: AsyncIterable<ExportedCase>,
): Promise<void> {
  const left = new Map(outcomes)
  for await (const { caseId, told, status, followsUp, count } of exported) {
    const outcome = left.get(caseId)
    left.delete(caseId)
    tally.exported += count
    if (outcome?.told !== told || outcome.status !== status || outcome.followsUp !== followsUp)
      tally.mismatches.push({
        course: outcome?.name ?? caseId,
        what: `its export as ${language} is not what the log says`,
      })
  }
  for (const { name } of left.values())
    tally.mismatches.push({ course: name, what: `it is missing in the export as ${language}` })
}
