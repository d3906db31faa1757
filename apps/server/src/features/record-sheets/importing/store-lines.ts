import { checkValues } from '@signet/form'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import { ValuesRefused } from '../../../http/envelope.ts'
import { inSavepoint } from '../../../http/row-of-many.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { insertRecords } from '../../../records/record-store/index.ts'
import { assignEach } from '../../../records/references/index.ts'
import { noteChange, tellRecords } from '../../records/index.ts'
import type { ImportContext } from '../acting-for.ts'
import type { Importable } from '../importable.ts'
import type { RowProblem } from './import-row-store.ts'
import type { JudgedLine } from './judge-lines.ts'

export type RefusedLine = Pick<JudgedLine, 'number' | 'marked' | 'problems'>

/** What became of a line; `id` is that of its record. */
type StoredLine = Readonly<{ is: 'added' | 'changed' | 'unchanged'; number: number; id: string }>
type Outcome = StoredLine | Readonly<{ is: 'refused'; number: number; line: RefusedLine }>

/**
 * Stores lines that were judged without a problem, as if each were saved by hand: new records first, a few hundred at
 * most. Lines that conflict with records stored meanwhile are refused, alone.
 */
export function storeLines(
  asking: ImportContext,
  importable: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly Outcome[]> {
  const inOrder = lines.toSorted((one, other) => Number(isChange(one)) - Number(isChange(other)))
  return storeTogether(asking, importable, inOrder)
}

function isChange({ match }: JudgedLine): boolean {
  return match !== undefined
}

/** Stores all rows at once; on a conflict, stores halves separately until only the conflicting row is refused. */
async function storeTogether(
  asking: ImportContext,
  importable: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly Outcome[]> {
  let stored: readonly StoredLine[] = []
  const problems = await refusedAs(async () => {
    stored = await inSavepoint(asking.tx, () => storeAll(asking, importable, lines))
  })
  if (!problems) return stored

  const [line] = lines
  if (line && lines.length === 1) return [{ is: 'refused', number: line.number, line: { ...line, problems } }]
  const half = Math.ceil(lines.length / 2)
  return [
    ...(await storeTogether(asking, importable, lines.slice(0, half))),
    ...(await storeTogether(asking, importable, lines.slice(half))),
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

/**
 * Stores checked lines, all or none: new records in one insert, then the changes. Refuses
 * `form.valuesRefused` if any line fails.
 */
async function storeAll(
  asking: ImportContext,
  importable: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly StoredLine[]> {
  const whole = await wholeLines(asking, importable, lines)
  await addRecords(asking, importable, whole)
  const stored: StoredLine[] = []
  for (const { number, id, match, values } of whole) {
    const is = match ? await change(asking, importable, { row: match, values }) : 'added'
    stored.push({ is, number, id })
  }
  return stored
}

type WholeLine = Pick<JudgedLine, 'number' | 'match' | 'values'> & Readonly<{ id: string }>

/** Adds what only the server can supply: bill numbers and columns copied from references. */
async function wholeLines(
  asking: ImportContext,
  { opened: { model, viewer } }: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly WholeLine[]> {
  const { form } = model
  const { context } = viewer
  const records = lines.map(({ values }) => values)
  const assigned = await assignEach(asking, { form, records, context, stage: 'submit' })
  return lines.map(({ number, sent, values, rights, match }, at) => {
    const given = assigned[at] ?? {}
    const line = { number, match, id: match?.id ?? asking.server.newId() }
    if (Object.keys(given).length === 0) return { ...line, values }
    const options = {
      rights,
      stage: 'submit',
      context,
      previous: match?.values,
      assigned: given,
    } as const
    return { ...line, values: checkValues(form, sent, options).values }
  })
}

async function addRecords(
  asking: ImportContext,
  importable: Importable,
  lines: readonly WholeLine[],
): Promise<void> {
  const { actor, now } = asking
  const fresh = lines.filter(({ match }) => match === undefined)
  const records = fresh.map(({ id, values }) => ({ id, version: 1, values }))
  const birth = birthOf(asking, importable)
  await insertRecords(placeOf(asking, importable), { records, by: actor.personId, now, birth })
  await withFacts(asking, (teller) => tellRecords(teller, importable.opened, { kind: 'added', records }))
}

async function change(
  asking: ImportContext,
  importable: Importable,
  changed: Parameters<typeof noteChange>[2],
): Promise<'changed' | 'unchanged'> {
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
