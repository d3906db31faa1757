import type { MenuEntry, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Actor } from '../../../http/actor.ts'
import { applicationsRunBy, type Snapshot } from '../../../people/directory/index.ts'
import { type Application, allApplications } from './application-store.ts'
import { type Asking, reachable } from './menu-of.ts'
import { targetKindOf } from './menu-targets.ts'

/** Whether a person administers every application, not single ones. */
export function administersAll({
  isAdministrator,
  areas,
}: Pick<Actor, 'isAdministrator' | 'areas'>): boolean {
  return isAdministrator || areas.has('applications')
}

/** Returns those of the applications that a person administers. */
export function administered(
  actor: Actor,
  directory: Snapshot,
  all: readonly Application[],
): readonly Application[] {
  if (administersAll(actor)) return all
  const own = applicationsRunBy(directory, actor.personId)
  return all.filter(({ id }) => own.includes(id))
}

/** Refuses `applications.notYours`. */
export function refuseOthers(actor: Actor, directory: Snapshot, application: Application): void {
  if (administered(actor, directory, [application]).length === 0)
    throw new Refusal<RefusalCode>('applications.notYours')
}

type Change = Readonly<{ before: Application; after: Application }>

/**
 * Refuses what administrators of one application may not change of it: `applications.onlyForAll` for its code and
 * order, `applications.targetNotYours` for a new entry that leads to what they cannot open.
 */
export async function refuseMoreThanOwn(asking: Asking, { before, after }: Change): Promise<void> {
  if (administersAll(asking.actor)) return
  if (before.code !== after.code || before.position !== after.position)
    throw new Refusal<RefusalCode>('applications.onlyForAll')

  const known = new Set(before.definition.menu.map(({ target }) => JSON.stringify(target)))
  const added = after.definition.menu.filter(({ target }) => !known.has(JSON.stringify(target)))
  const reach = await reachable(asking, added)
  const foreign = added.find(({ target, fullName }) => !targetKindOf(target).open(target, reach, fullName))
  if (foreign) throw new Refusal<RefusalCode>('applications.targetNotYours', { name: foreign.fullName })
}

/** Returns the ids of the models and flows to which a person may lead a menu; undefined for all. */
export async function ownTargets(
  asking: Asking,
  directory: Snapshot,
): Promise<ReadonlySet<string> | undefined> {
  if (administersAll(asking.actor)) return undefined
  const own = administered(asking.actor, directory, await allApplications(asking.tx))
  const { models, flows } = await reachable(asking, anywhere)
  const led = own.flatMap(({ definition }) => definition.menu.flatMap(({ target }) => idOf(target)))
  return new Set([...models.keys(), ...flows.keys(), ...led])
}

/** Asks for all models and flows. */
const anywhere: readonly Pick<MenuEntry, 'target'>[] = [
  { target: { kind: 'model', modelId: '' } },
  { target: { kind: 'flow', flowId: '' } },
]

function idOf(target: MenuEntry['target']): readonly string[] {
  if (target.kind === 'model') return [target.modelId]
  return target.kind === 'flow' ? [target.flowId] : []
}
