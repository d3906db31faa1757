import { buttonOfRight, type Holder, type ListRightName } from '@signet/contract'
import type { Reader } from '@signet/db'
import { canPress, groundsFor, type ListPlan, Permission } from '@signet/list'
import type { Snapshot } from '../../people/directory/index.ts'
import { holdersOf } from '../../people/rights/holders.ts'
import { type ViewerContext, viewerOf } from './open-access.ts'

export type ListAudience = Readonly<Record<ListRightName, readonly string[]>>

type AudienceQuery = Readonly<{
  tx: Reader
  directory: Snapshot
  people: readonly string[]
  context: Omit<ViewerContext, 'actor'>
  /** Replaces the holders of a grant by those that it would have. */
  holdersAs?: (grantId: string, holders: readonly Holder[]) => readonly Holder[]
}>

/**
 * Returns the people who may do something with some record of a list under the grants of its form. For records of
 * cases, being a reader of the case is needed besides.
 */
export async function findListAudience(
  { tx, directory, people, context, holdersAs }: AudienceQuery,
  { formId, list }: Readonly<{ formId: string; list: ListPlan }>,
): Promise<ListAudience> {
  const stored = await grantsOn(tx, formId)
  const grants = holdersAs
    ? stored.map((grant) => ({ ...grant, holders: holdersAs(grant.id, grant.holders) }))
    : stored
  const administrators = new Set(directory.administrators())
  const able = people.map((person) => {
    const held = new Set(holdersOf(directory, person).map(([kind, id]) => `${kind} ${id}`))
    const actor = { personId: person, isAdministrator: administrators.has(person) }
    const permissions = grants.filter(({ holders }) =>
      holders.some(({ kind, id }) => held.has(`${kind} ${id}`)),
    )
    const grounds = groundsFor(
      list,
      permissions.map(({ permission }) => permission),
      viewerOf(directory, { actor, ...context }),
    )
    return { person, access: { list, grounds } }
  })
  const peopleWith = (right: ListRightName) => {
    const button = buttonOfRight[right]
    return able
      .filter(({ access }) => (button ? canPress(access, button) : access.grounds.length > 0))
      .map(({ person }) => person)
  }
  return {
    see: peopleWith('see'),
    add: peopleWith('add'),
    change: peopleWith('change'),
    remove: peopleWith('remove'),
    import: peopleWith('import'),
    export: peopleWith('export'),
    print: peopleWith('print'),
  }
}

/** Returns the grants on the records of a form with their holders. */
export async function grantsOn(tx: Reader, formId: string) {
  const rows = await tx
    .selectFrom('recordGrant')
    .innerJoin('recordGrantHolder as holder', 'holder.grantId', 'recordGrant.id')
    .where('recordGrant.formId', '=', formId)
    .select(['recordGrant.id', 'permission', 'holder.kind', 'holder.holderId'])
    .orderBy('recordGrant.id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, same]) => ({
    id,
    permission: Permission.parse(same[0]?.permission),
    holders: same.map(({ kind, holderId }) => ({ kind, id: holderId })),
  }))
}
