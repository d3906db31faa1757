import { isDeepStrictEqual } from 'node:util'
import {
  contract,
  type HandlerOutput,
  type Holder,
  mostCountedRecords,
  type RefusalCode,
} from '@signet/contract'
import { groundsFor, type Permission, type Predicate, readPermission } from '@signet/list'
import { Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import { heldBy, refuseUnknownHolders } from '../../../people/rights/holders.ts'
import { accessUnder, findOpenModel, grantsOn, type Model, viewerOf } from '../../../records/models/index.ts'
import { countVisible } from '../../../records/record-store/index.ts'
import { loadPublishedForm } from '../form-design/index.ts'
import { type AccessChanges, compareAccess, extent } from './compare-access.ts'

type Row = HandlerOutput<typeof contract.listDesign.previewGrant>['list'][number]
type Grant = Readonly<{ permission: Permission; holders: readonly Holder[] }>
type Change = Readonly<{
  person: string
  before: readonly Permission[]
  after: readonly Permission[]
  changes: AccessChanges
}>

const mostShown = 50

/**
 * Compares what people may do with the records of a form under its grants of now and under those that would be.
 * Only holders of the grant that is changed are asked: it touches no one else.
 */
export const previewGrant = serve(contract.listDesign.previewGrant, async (call) => {
  const { input, actor, tx, server } = call
  const { id, form } = await loadPublishedForm(tx, input.id)
  const directory = await server.directories.of(actor.tenant)
  const grants = await grantsOn(tx, id)
  const others = grants.filter((grant) => grant.id !== input.grantId)
  const next = input.grant && { ...input.grant, permission: readPermission(input.grant.permission, form) }
  if (input.grantId && others.length === grants.length) throw new Refusal<RefusalCode>('design.notFound')
  if (next) refuseUnknownHolders(directory, next.holders)

  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, id)
  if (!model) return { changed: 0, list: [] }
  const compared = { model, directory, before: grants, after: next ? [...others, next] : others }
  const changed = findChanges(call, compared)
  const list: Row[] = []
  for (const one of changed.slice(0, mostShown)) list.push(await describeChange(call, compared, one))
  return { changed: changed.length, list }
})

type Compared = Readonly<{
  model: Model
  directory: Snapshot
  before: readonly Grant[]
  after: readonly Grant[]
}>

/** Leaves out whose case a record belongs to: for that, every person would need queries of their own. */
function findChanges({ server, now }: ReadCall, compared: Compared): readonly Change[] {
  const { model, directory } = compared
  const administrators = new Set(directory.administrators())
  const people = [...directory.people.keys()].filter(
    (person) => directory.isActive(person) && !administrators.has(person),
  )
  return people.flatMap((person) => {
    const isHeld = heldBy(directory, person)
    const before = permissionsIn(compared.before, isHeld)
    const after = permissionsIn(compared.after, isHeld)
    if (isDeepStrictEqual(before, after)) return []

    const viewer = viewerOf(directory, { actor: { personId: person, isAdministrator: false }, now, server })
    const accessWith = (held: readonly Permission[]) => ({
      list: model.list,
      grounds: groundsFor(model.list, held, viewer),
    })
    const changes = compareAccess(accessWith(before), accessWith(after))
    return changes ? [{ person, before, after, changes }] : []
  })
}

function permissionsIn(grants: readonly Grant[], isHeld: ReturnType<typeof heldBy>): Permission[] {
  return grants.filter(({ holders }) => isHeld(holders)).map(({ permission }) => permission)
}

/** Names the person, and counts the records of now that are meant before and after. */
async function describeChange(
  call: ReadCall,
  { model, directory }: Compared,
  { person, before, after, changes }: Change,
): Promise<Row> {
  const { acts, ...fields } = changes
  const accessWith = (permissions: readonly Permission[]) =>
    accessUnder(call, { model, directory, personId: person, permissions })
  const [was, is] = [await accessWith(before), await accessWith(after)]
  const described: Row['acts'] = []
  for (const act of acts)
    described.push({
      button: act,
      before: await countExtent(call, { model, person }, extent(was, act)),
      after: await countExtent(call, { model, person }, extent(is, act)),
    })
  return { person: personRef(directory)(person), acts: described, ...fields }
}

/** Rows of a data view are elsewhere, and are not counted. */
async function countExtent(
  { tx, server: { timeZone } }: ReadCall,
  { model, person: personId }: Readonly<{ model: Model; person: string }>,
  records: Predicate | undefined,
): Promise<Row['acts'][number]['before']> {
  if (!records) return { may: false, records: 0 }
  if (model.form.definition.dataView) return { may: true, records: null }
  const place = { ...model, tx, plan: model.form }
  return {
    may: true,
    records: await countVisible(place, { records, personId, timeZone, most: mostCountedRecords }),
  }
}
