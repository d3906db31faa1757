import { checkValues } from '@signet/form'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import type { AskingModel } from '../../records/models/index.ts'
import { insertRecords } from '../../records/record-store/index.ts'
import { assignEach } from '../../records/references/index.ts'
import { noteChange, tellRecords } from '../records/index.ts'
import type { ImportContext } from './acting-for.ts'
import type { Importable } from './importable.ts'
import type { JudgedLine } from './judge-lines.ts'

/** Result of storing a line. */
export type LineResult = 'added' | 'changed' | 'unchanged'

/**
 * Stores checked lines, all or none: new records in one insert, then the changes. Refuses
 * `form.valuesRefused` if any line fails.
 */
export async function takeLines(
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

type WholeLine = Pick<JudgedLine, 'match' | 'values'>

/** Adds what only the server can supply: bill numbers and columns copied from references. */
async function wholeLines(
  asking: ImportContext,
  { opened: { model, viewer } }: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly WholeLine[]> {
  const { form } = model
  const { around } = viewer
  const records = lines.map(({ values }) => values)
  const assigned = await assignEach(asking, { form, records, around, stage: 'submit' })
  return lines.map(({ sent, values, rights, match }, at) => {
    const given = assigned[at] ?? {}
    if (Object.keys(given).length === 0) return { match, values }
    const options = { rights, stage: 'submit', around, previous: match?.values, assigned: given } as const
    return { match, values: checkValues(form, sent, options).values }
  })
}

async function addRecords(
  asking: ImportContext,
  importable: Importable,
  lines: readonly WholeLine[],
): Promise<void> {
  const { actor, now, server } = asking
  const fresh = lines.filter(({ match }) => match === undefined)
  const records = fresh.map(({ values }) => ({ id: server.newId(), version: 1, values }))
  const birth = birthOf(asking, importable)
  await insertRecords(placeOf(asking, importable), { records, by: actor.personId, now, birth })
  await telling(asking, (teller) => tellRecords(teller, importable.opened, { deed: 'added', records }))
}

async function change(
  asking: ImportContext,
  importable: Importable,
  changed: Parameters<typeof noteChange>[2],
): Promise<LineResult> {
  const version = await telling(asking, (teller) => noteChange(teller, importable.opened, changed))
  return version === undefined ? 'unchanged' : 'changed'
}

type Teller = Parameters<typeof noteChange>[0]

/** Writes the facts in the same transaction, so that a rollback discards them. */
async function telling<Done>(asking: ImportContext, work: (teller: Teller) => Promise<Done>): Promise<Done> {
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
