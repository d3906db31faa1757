import type { RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type Access, groundsFor, narrowToCases, Permission, type Variable, type Viewer } from '@signet/list'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'
import { caseSightsOf } from '../../cases/reading/case-sights.ts'
import type { Actor } from '../../http/actor.ts'
import type { Caller } from '../../http/caller.ts'
import type { ReadCall } from '../../http/serve.ts'
import { formulaContextOf, type Snapshot } from '../../people/directory/index.ts'
import { holdersOf } from '../../people/rights/holders.ts'
import type { Server } from '../../server.ts'
import { allModels, isWithdrawn } from './model-store.ts'
import { compiledModel, findModelToRead, findOpenModel, type Model } from './open-model.ts'

/** Context of a call on records. */
export type AskingModel = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'cause'> &
  Readonly<{ caller: Pick<Caller, 'locale'> }>

/** A model with the permissions of one person; every call on records begins with one. */
export type OpenedModel = Readonly<{
  model: Model
  access: Access
  viewer: Viewer
  directory: Snapshot
}>

/**
 * Opens a model. Refuses `records.modelNotFound`, `records.modelWithdrawn`, and `records.noPermission` for
 * people without any grant on it.
 */
export async function openAccess(asking: AskingModel, modelId: string): Promise<OpenedModel> {
  const opened = await findAccess(asking, modelId)
  if (!opened) throw new Refusal<RefusalCode>(await refusalFor(asking, modelId))
  if (opened.access.grounds.length === 0) throw new Refusal<RefusalCode>('records.noPermission')
  return opened
}

async function refusalFor({ tx }: AskingModel, modelId: string): Promise<RefusalCode> {
  return (await isWithdrawn(tx, modelId)) ? 'records.modelWithdrawn' : 'records.modelNotFound'
}

/**
 * Does the same without refusing: undefined for no model, and empty grounds for a person without
 * permission.
 */
export async function findAccess(asking: AskingModel, modelId: string): Promise<OpenedModel | undefined> {
  return accessOf(asking, await findOpenModel(placeOf(asking), modelId))
}

/** Includes withdrawn models, only to name records that were chosen before. */
export async function findAccessToNames(
  asking: AskingModel,
  modelId: string,
): Promise<OpenedModel | undefined> {
  return accessOf(asking, await findModelToRead(placeOf(asking), modelId))
}

function placeOf({ tx, actor, server }: AskingModel) {
  return { tx, db: server.db, tenant: actor.tenant }
}

async function accessOf(asking: AskingModel, model: Model | undefined): Promise<OpenedModel | undefined> {
  if (!model) return undefined

  const { tx, actor, server } = asking
  const directory = await server.directories.of(actor.tenant)
  const viewer = viewerOf(directory, asking)
  const held = actor.isAdministrator
    ? []
    : await permissionsOf(tx, directory, { personId: actor.personId, formId: model.id })
  return { model, access: await accessTo(asking, model, { held, viewer }), viewer, directory }
}

/** Returns every model on which a person has a grant. */
export async function openAll(asking: AskingModel): Promise<readonly OpenedModel[]> {
  const { tx, actor, server } = asking
  const rows = await allModels(tx)
  if (rows.length === 0) return []

  const directory = await server.directories.of(actor.tenant)
  const viewer = viewerOf(directory, asking)
  const held = await permissionsOf(tx, directory, { personId: actor.personId })
  const opened: OpenedModel[] = []
  for (const row of rows) {
    const model = await compiledModel({ tx, db: server.db, tenant: actor.tenant }, row)
    const own = held.filter(({ formId }) => formId === row.id)
    const access = await accessTo(asking, model, { held: own, viewer })
    if (access.grounds.length > 0) opened.push({ model, access, viewer, directory })
  }
  return opened
}

type PersonGrants = Awaited<ReturnType<typeof permissionsOf>>

type Grantee = Readonly<{ held: PersonGrants; viewer: Viewer }>

/** Records of cases follow the rights of their readers, unless the list opens them. */
async function accessTo(asking: AskingModel, model: Model, { held, viewer }: Grantee): Promise<Access> {
  const { list, hasFlow } = model
  const permissions = held.map(({ permission }) => permission)
  const access = { list, grounds: groundsFor(list, permissions, viewer) }
  const isOpen = viewer.isAdministrator || !hasFlow || list.definition.cases === 'open'
  return isOpen || access.grounds.length === 0
    ? access
    : narrowToCases(access, await caseSightsOf(asking, model))
}

type Imagined = Readonly<{
  model: Model
  directory: Snapshot
  personId: string
  permissions: readonly Permission[]
}>

/** Returns what a person could see and do if these were their permissions on the model. */
export async function accessUnder(
  asking: AskingModel,
  { model, directory, personId, permissions }: Imagined,
): Promise<Access> {
  const isAdministrator = directory.administrators().includes(personId)
  const theirs = { ...asking, actor: { ...asking.actor, personId, isAdministrator } }
  const held = permissions.map((permission) => ({ formId: model.id, permission }))
  return accessTo(theirs, model, { held, viewer: viewerOf(directory, theirs) })
}

export type ViewerContext = Readonly<{
  actor: Pick<Actor, 'personId' | 'isAdministrator'>
  now: string
  server: Pick<Server, 'timeZone'>
}>

/** Returns the viewer for the rules of lists; the primary post determines the department. */
export function viewerOf(directory: Snapshot, { actor, now, server }: ViewerContext): Viewer {
  const { personId, isAdministrator } = actor
  const { timeZone } = server
  return {
    isAdministrator,
    isExternal: directory.isExternal(personId),
    context: formulaContextOf(directory, { personId, now, timeZone }),
    idsOf: (variable) => ids[variable](directory, personId),
  }
}

type Ids = (directory: Snapshot, person: string) => readonly string[]

const ids: Readonly<Record<Variable, Ids>> = {
  me: (directory, person) => [person, ...directory.predecessorsOf(person)],
  meAndSubordinates: (directory, person) => [
    person,
    ...directory.predecessorsOf(person),
    ...reportsOf(directory, person),
  ],
  department: (directory, person) => listed(directory.departmentOf(person)),
  departmentAndBelow: (directory, person) => subtree(directory, directory.departmentOf(person)),
  organizationAndBelow: (directory, person) => subtree(directory, companyOf(directory, person)),
  position: (directory, person) => listed(directory.people.get(person)?.majorPostId),
}

function listed(id: string | null | undefined): readonly string[] {
  return id === null || id === undefined ? [] : [id]
}

function subtree(directory: Snapshot, organization: string | undefined): readonly string[] {
  return organization === undefined ? [] : directory.subtreeOf(organization).map(({ id }) => id)
}

/** Returns the nearest company above the person's department. */
function companyOf(directory: Snapshot, person: string): string | undefined {
  const path = directory.pathOf(directory.departmentOf(person) ?? '')
  return path.findLast(({ category }) => category === 'company')?.id ?? path[0]?.id
}

/** Returns the direct and indirect reports of this person. */
function reportsOf(directory: Snapshot, person: string): readonly string[] {
  const found = new Set<string>()
  const waiting = [person]
  for (let leader = waiting.pop(); leader !== undefined; leader = waiting.pop()) {
    for (const { id } of directory.ledBy(leader)) {
      if (id === person || found.has(id)) continue
      found.add(id)
      waiting.push(id)
    }
  }
  return [...found]
}

type GrantedPermission = Readonly<{ formId: string; permission: Permission }>

/** Returns a person's grants on the records of a form, or of all forms. */
async function permissionsOf(
  tx: Reader,
  directory: Snapshot,
  { personId, formId }: Readonly<{ personId: string; formId?: string }>,
): Promise<readonly GrantedPermission[]> {
  const held = holdersOf(directory, personId)
  const rows = await tx
    .selectFrom('recordGrant')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recordGrantHolder as holder')
          .whereRef('holder.grantId', '=', 'recordGrant.id')
          .where(
            sql<boolean>`(holder.kind, holder.holder_id) in (select * from unnest(
              ${held.map(([kind]) => kind)}::text[], ${held.map(([, id]) => id)}::text[]))`,
          )
          .select(sql`1`.as('one')),
      ),
    )
    .where(({ eb, and }) => and(formId === undefined ? [] : [eb('formId', '=', formId)]))
    .select(['formId', 'permission'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ formId: row.formId, permission: Permission.parse(row.permission) }))
}
