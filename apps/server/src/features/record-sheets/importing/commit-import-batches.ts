import { checkValues } from '@signet/form'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { ValuesRefused } from '../../../http/envelope.ts'
import { inSavepoint } from '../../../http/row-of-many.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { insertRecords } from '../../../records/record-store/index.ts'
import { assignEach } from '../../../records/references/index.ts'
import type { Server } from '../../../server.ts'
import { lockRows, noteChange, tellRecords } from '../../records/index.ts'
import { type ImportContext, openCallFor } from '../acting-for.ts'
import { type Importable, openImportable } from '../importable.ts'
import { problemLines } from './import-problems.ts'
import { goodLinesAfter, markBad, type RowProblem, type SheetLine } from './import-row-store.ts'
import { type ImportRow, lockImport, updateImport } from './import-store.ts'
import { type JudgedLine, judgeLines } from './judge-lines.ts'
import { doneNotice } from './tell-import.ts'

/** Small, since checking the values of a batch keeps the event loop. */
const atOnce = 200

/**
 * Imports the good rows a few hundred per transaction, which also records the progress: after a fault it
 * resumes and imports nothing twice. Rows refused now join the bad rows.
 */
export async function commitBatches(server: Server, tenant: string, id: string): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await commitBatch(server, tenant, id)
  server.outbox.wake(tenant)
}

function commitBatch(server: Server, tenant: string, id: string): Promise<boolean> {
  return server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const row = await lockImport(tx, id)
      const asking = row && (await openCallFor(server, tx, { tenant, ...row }))
      if (row?.state !== 'committing' || !asking) return false

      const after = row.doneThrough
      const { lines, hasMore } = await goodLinesAfter(tx, { importId: id, after, limit: atOnce })
      const taken = await takeBatch(asking, row, lines.filter(beginsRecord))
      await markBad(tx, id, {
        lines: taken.refused.flatMap(problemLines),
        records: taken.refused.map(({ number }) => number),
      })
      const counts = {
        rowsAdded: row.rowsAdded + taken.added,
        rowsChanged: row.rowsChanged + taken.changed,
        rowsRefused: row.rowsRefused + taken.refused.length,
        rowsBad: row.rowsBad + taken.refused.length,
      }
      await updateImport(tx, id, asking.now, {
        ...counts,
        doneThrough: lines.at(-1)?.number ?? after,
        attempts: 0,
        ...(!hasMore && { state: 'done', leasedUntil: null }),
      })
      if (!hasMore) await server.outbox.write(tx, doneNotice({ ...row, ...counts }), asking.now)
      return hasMore
    })
}

/** The further rows of a record are imported with it. */
function beginsRecord({ number, record }: Pick<SheetLine, 'number' | 'record'>): boolean {
  return number === record
}

type RefusedLine = Pick<JudgedLine, 'number' | 'marked' | 'problems'>

async function takeBatch(
  asking: ImportContext,
  { formId, mode, keys }: ImportRow,
  lines: readonly Pick<SheetLine, 'number' | 'sent'>[],
) {
  if (lines.length === 0) return { added: 0, changed: 0, refused: [] }

  const importable = await openImportable(asking, formId)
  const hold = (ids: readonly string[]) => lockRows(asking.tx, importable.opened.model, ids)
  const judged = await judgeLines(asking, importable, { lines, mode, keys, hold })
  const bad = judged.filter(({ problems }) => problems.length > 0)
  const good = judged.filter(({ problems }) => problems.length === 0)
  const inOrder = good.toSorted((one, other) => Number(isChange(one)) - Number(isChange(other)))
  const taken = await takeTogether(asking, importable, inOrder)
  const refused: RefusedLine[] = [...bad, ...taken.filter(isRefused)]
  return {
    added: taken.filter((one) => one === 'added').length,
    changed: taken.filter((one) => one === 'changed').length,
    refused,
  }
}

type Outcome = LineResult | RefusedLine

function isChange({ match }: JudgedLine): boolean {
  return match !== undefined
}

/**
 * Stores all rows at once; on a conflict, stores halves separately until only the conflicting row is
 * refused.
 */
async function takeTogether(
  asking: ImportContext,
  importable: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly Outcome[]> {
  let taken: readonly LineResult[] = []
  const problems = await refusedAs(async () => {
    taken = await inSavepoint(asking.tx, () => takeLines(asking, importable, lines))
  })
  if (!problems) return taken

  const [line] = lines
  if (line && lines.length === 1) return [{ ...line, problems }]
  const half = Math.ceil(lines.length / 2)
  return [
    ...(await takeTogether(asking, importable, lines.slice(0, half))),
    ...(await takeTogether(asking, importable, lines.slice(half))),
  ]
}

/** Returns the problems of a refused write, or undefined when it succeeded. */
async function refusedAs(write: () => Promise<unknown>): Promise<readonly RowProblem[] | undefined> {
  try {
    await write()
    return undefined
  } catch (error) {
    if (!(error instanceof ValuesRefused)) throw error
    return error.problems.map(({ path, code, params = {}, message }) => ({
      path,
      code,
      params: { ...params },
      ...(message !== undefined && { message }),
    }))
  }
}

function isRefused(outcome: Outcome): outcome is RefusedLine {
  return typeof outcome === 'object'
}

/** Result of storing a line. */
type LineResult = 'added' | 'changed' | 'unchanged'

/**
 * Stores checked lines, all or none: new records in one insert, then the changes. Refuses
 * `form.valuesRefused` if any line fails.
 */
async function takeLines(
  asking: ImportContext,
  importable: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly LineResult[]> {
  const whole = await wholeLines(asking, importable, lines)
  await addRecords(asking, importable, whole)
  const taken: LineResult[] = []
  for (const { match, values } of whole)
    taken.push(match ? await change(asking, importable, { row: match, values }) : 'added')
  return taken
}

type MatchedLine = Pick<JudgedLine, 'match' | 'values'>

/** Adds what only the server can supply: bill numbers and columns copied from references. */
async function wholeLines(
  asking: ImportContext,
  { opened: { model, viewer } }: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly MatchedLine[]> {
  const { form } = model
  const { context } = viewer
  const records = lines.map(({ values }) => values)
  const assigned = await assignEach(asking, { form, records, context, stage: 'submit' })
  return lines.map(({ sent, values, rights, match }, at) => {
    const given = assigned[at] ?? {}
    if (Object.keys(given).length === 0) return { match, values }
    const options = {
      rights,
      stage: 'submit',
      context,
      previous: match?.values,
      assigned: given,
    } as const
    return { match, values: checkValues(form, sent, options).values }
  })
}

async function addRecords(
  asking: ImportContext,
  importable: Importable,
  lines: readonly MatchedLine[],
): Promise<void> {
  const { actor, now, server } = asking
  const fresh = lines.filter(({ match }) => match === undefined)
  const records = fresh.map(({ values }) => ({ id: server.newId(), version: 1, values }))
  const birth = birthOf(asking, importable)
  await insertRecords(placeOf(asking, importable), { records, by: actor.personId, now, birth })
  await withFacts(asking, (teller) => tellRecords(teller, importable.opened, { kind: 'added', records }))
}

async function change(
  asking: ImportContext,
  importable: Importable,
  changed: Parameters<typeof noteChange>[2],
): Promise<LineResult> {
  const version = await withFacts(asking, (teller) => noteChange(teller, importable.opened, changed))
  return version === undefined ? 'unchanged' : 'changed'
}

type Teller = Parameters<typeof noteChange>[0]

/** Writes the facts in the same transaction, so that a rollback discards them. */
async function withFacts<Done>(
  asking: ImportContext,
  work: (teller: Teller) => Promise<Done>,
): Promise<Done> {
  const facts: OutboxFact[] = []
  const done = await work({ ...asking, tell: (fact) => facts.push(fact) })
  if (facts.length > 0) await asking.server.outbox.write(asking.tx, facts, asking.now)
  return done
}

function placeOf({ tx }: ImportContext, { opened: { model } }: Importable) {
  return { tx, tenant: model.tenant, plan: model.form, tables: model.tables }
}

function birthOf({ actor }: AskingModel, { opened: { directory } }: Importable) {
  const { personId } = actor
  return {
    organizationId: directory.departmentOf(personId) ?? null,
    postId: directory.people.get(personId)?.majorPostId ?? null,
    caseId: null,
  }
}
