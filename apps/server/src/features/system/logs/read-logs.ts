import { contract, type LogKind, logKinds } from '@signet/contract'
import type { Db } from '@signet/db'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { administrationOf, type Snapshot } from '../../../people/directory/index.ts'
import { defaultTenant } from '../../../people/tenants/index.ts'
import { operationsNamed } from '../operation-names/index.ts'
import { findStack, logPage } from './log-store.ts'
import { logView, wordsOf } from './log-view.ts'
import { namesOfTargets, targetsNamed } from './target-name-store.ts'

export const listLogKinds = serve(contract.logs.kinds, async ({ actor, server }) => ({
  kinds: [...(await kindsOf(server.db, actor.tenant))],
}))

/** Calls without a session belong to no company; only the first one sees them, whose operator runs the server. */
export async function kindsOf(db: Db, tenant: string): Promise<readonly LogKind[]> {
  const isFirst = (await defaultTenant(db)) === tenant
  return logKinds.filter((kind) => kind !== 'anonymous' || isFirst)
}

export const listLog = serve(contract.logs.list, async ({ input, actor, tx, server, caller }) => {
  const { tenant } = actor
  const directory = await server.directories.of(tenant)
  const isTheirs = (await kindsOf(server.db, tenant)).includes(input.kind)
  const filter = {
    ...input,
    people: peopleOfPart(directory, actor.personId, input.kind),
    named: operationsNamed(wordsOf({ server, locale: caller.locale }), input.keyword ?? ''),
    targets: await targetsNamed(tx, input.kind, input.keyword),
  }
  const page = isTheirs ? await logPage({ db: tx, tenant }, filter, rangeOf(input)) : { rows: [], total: 0 }
  const names = await namesOfTargets(tx, input.kind, page.rows)
  return toPage(page.rows, {
    request: input,
    total: page.total,
    placeOf: ({ at, id }) => ({ at, id }),
    show: (row) => logView(input.kind, row, { server, locale: caller.locale, directory, names }),
  })
})

/** Returns the people whose sign-ins a grade administrator sees: those of their part. Undefined for everybody. */
export function peopleOfPart(
  directory: Snapshot,
  personId: string,
  kind: LogKind,
): readonly string[] | undefined {
  if (kind !== 'signIns') return undefined
  const { isEverything, hasUnit, hasPerson } = administrationOf(directory, personId)
  if (isEverything || hasUnit('operation', null)) return undefined
  return [...directory.people.keys()].filter((id) => hasPerson('operation', id))
}

export const openFault = serve(contract.logs.fault, async ({ input, tx }) => ({
  stack: await findStack(tx, input.id),
}))
