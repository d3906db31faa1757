import { checkValues } from '@signet/form'
import type { AskingModel } from '../../models/index.ts'
import type { OutboxFact } from '../../outbox/facts.ts'
import { insertRecords } from '../../record-store/index.ts'
import { assignEach } from '../../references/index.ts'
import { noteChange, tellRecords } from '../records/index.ts'
import type { Importing } from './acting-for.ts'
import type { Importable } from './importable.ts'
import type { JudgedLine } from './judge-lines.ts'

/** What became of a line. */
export type Taken = 'added' | 'changed' | 'unchanged'

/**
 * Lines that were judged, all of them or none: the new ones at once, then what changes. Refuses `form.valuesRefused`
 * when one of them cannot be.
 */
export async function takeLines(
  asking: Importing,
  importable: Importable,
  lines: readonly JudgedLine[],
): Promise<readonly Taken[]> {
  const whole = await wholeLines(asking, importable, lines)
  await addRecords(asking, importable, whole)
  const taken: Taken[] = []
  for (const { match, values } of whole)
    taken.push(match ? await change(asking, importable, { row: match, values }) : 'added')
  return taken
}

type WholeLine = Pick<JudgedLine, 'match' | 'values'>

/** With what only the server can give: numbers of bills, columns of what was chosen. */
async function wholeLines(
  asking: Importing,
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
  asking: Importing,
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
  asking: Importing,
  importable: Importable,
  changed: Parameters<typeof noteChange>[2],
): Promise<Taken> {
  const version = await telling(asking, (teller) => noteChange(teller, importable.opened, changed))
  return version === undefined ? 'unchanged' : 'changed'
}

type Teller = Parameters<typeof noteChange>[0]

/** What is told is written at once, so that what is not taken over after all is not told. */
async function telling<Done>(asking: Importing, work: (teller: Teller) => Promise<Done>): Promise<Done> {
  const facts: OutboxFact[] = []
  const done = await work({ ...asking, tell: (fact) => facts.push(fact) })
  if (facts.length > 0) await asking.server.outbox.write(asking.tx, facts, asking.now)
  return done
}

function placeOf({ tx }: Importing, { opened: { model } }: Importable) {
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
