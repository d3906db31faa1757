import type { Holder, RightChanges } from '@signet/contract'
import { compileFlow, launchersIn, readFlowDefinition } from '@signet/flow'
import type { ReadCall } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { heldBy } from '../../../people/rights/holders.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { allModels, compiledModel, findListAudience, modelNamesIn } from '../../../records/models/index.ts'
import { allApplications, nameIn } from '../../system/index.ts'
import { publishedDefinitions } from './published-flow-store.ts'

type Asking = Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'now' | 'server'>
type Named = RightChanges['list'][number]['gains'][number]

/** One thing on which people may have rights, with those who have each. */
export type Target = Omit<Named, 'rights'> &
  Readonly<{ holders: ReadonlyMap<Named['rights'][number], ReadonlySet<string>> }>

/** Returns who would hold a permission of a list or an application, other than now. */
export type HoldersThen = (
  kind: 'grant' | 'application',
  id: string,
  holders: readonly Holder[],
) => readonly Holder[]

const asNow: HoldersThen = (_kind, _id, holders) => holders

/**
 * Returns all lists, applications and flows with those of these people who have a right on them, if the organization
 * were this one.
 */
export async function rightsOfPeople(
  asking: Asking,
  directory: Snapshot,
  people: readonly string[],
  holdersThen: HoldersThen = asNow,
): Promise<readonly Target[]> {
  const active = people.filter(directory.isActive)
  return [
    ...(await listTargets(asking, directory, active, holdersThen)),
    ...(await applicationTargets(asking, directory, active, holdersThen)),
    ...(await flowTargets(asking, directory, active)),
  ]
}

async function listTargets(
  asking: Asking,
  directory: Snapshot,
  people: readonly string[],
  holdersThen: HoldersThen,
): Promise<Target[]> {
  const { tx, actor, caller, now, server } = asking
  const targets: Target[] = []
  for (const row of await allModels(tx)) {
    const model = await compiledModel({ tx, db: server.db, tenant: actor.tenant }, row)
    const holdersAs = (id: string, holders: readonly Holder[]) => holdersThen('grant', id, holders)
    const query = { tx, directory, people, context: { now, server }, holdersAs }
    const audience = await findListAudience(query, { formId: row.id, list: model.list })
    targets.push({
      kind: 'list',
      id: row.id,
      name: modelNamesIn(caller.locale, model).name,
      holders: new Map(
        (Object.keys(audience) as (keyof typeof audience)[]).map((right) => [
          right,
          new Set(audience[right]),
        ]),
      ),
    })
  }
  return targets
}

async function applicationTargets(
  { tx, caller }: Asking,
  directory: Snapshot,
  people: readonly string[],
  holdersThen: HoldersThen,
): Promise<Target[]> {
  const isHeldBy = people.map((person) => [person, heldBy(directory, person)] as const)
  const enabled = (await allApplications(tx)).filter(({ isEnabled }) => isEnabled)
  return enabled.map(({ id, definition }) => {
    const holders = holdersThen('application', id, definition.holders)
    const users = isHeldBy.flatMap(([person, isHeld]) => (isHeld(holders) ? person : []))
    const name = nameIn(caller.locale, definition)
    return { kind: 'application', id, name, holders: new Map([['use', new Set(users)]]) }
  })
}

async function flowTargets(
  { tx, caller }: Asking,
  directory: Snapshot,
  people: readonly string[],
): Promise<Target[]> {
  const flows = await publishedDefinitions(tx)
  return flows.map(({ id, definition, ...names }) => {
    const { start } = compileFlow(readFlowDefinition(definition), {})
    const launchers = launchersIn(start, people, directory)
    const name = flowNameIn(caller.locale, names)
    return { kind: 'flow', id, name, holders: new Map([['launch', new Set(launchers)]]) }
  })
}
