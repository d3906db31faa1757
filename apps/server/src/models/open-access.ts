import type { RefusalCode } from '@signet/contract'
import { type Access, groundsFor, type Viewer } from '@signet/list'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../directory/index.ts'
import type { Caller } from '../http/caller.ts'
import type { ReadCall } from '../http/serve.ts'
import { allModels, isWithdrawn } from './model-store.ts'
import { compiledModel, findModelToRead, findOpenModel, type Model } from './open-model.ts'
import { permissionsOf } from './permission-store.ts'
import { viewerOf } from './viewer-of.ts'

/** Who asks about records: a call, or whoever asks for one. */
export type AskingModel = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server' | 'cause'> &
  Readonly<{ caller: Pick<Caller, 'locale'> }>

/** A model with what one person may see and do in it. Every call about records begins with one of these. */
export type OpenedModel = Readonly<{
  model: Model
  access: Access
  viewer: Viewer
  directory: Snapshot
}>

/** Refuses `records.modelNotFound`, `records.modelWithdrawn`, and `records.noPermission` for whoever has nothing to do with the model. */
export async function openAccess(asking: AskingModel, modelId: string): Promise<OpenedModel> {
  const opened = await findAccess(asking, modelId)
  if (!opened) throw new Refusal<RefusalCode>(await whyNot(asking, modelId))
  if (opened.access.grounds.length === 0) throw new Refusal<RefusalCode>('records.noPermission')
  return opened
}

async function whyNot({ tx }: AskingModel, modelId: string): Promise<RefusalCode> {
  return (await isWithdrawn(tx, modelId)) ? 'records.modelWithdrawn' : 'records.modelNotFound'
}

/** The same without a refusal: undefined for what is no model, and no grounds for whoever may meet no record of it. */
export async function findAccess(asking: AskingModel, modelId: string): Promise<OpenedModel | undefined> {
  return accessOf(asking, await findOpenModel(placeOf(asking), modelId))
}

/** The same though its list was withdrawn: only to say what records that were chosen before are called. */
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
  return { model, access: accessTo(model, held, viewer), viewer, directory }
}

/** Every model that a person has something to do with. */
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
    const access = accessTo(model, own, viewer)
    if (access.grounds.length > 0) opened.push({ model, access, viewer, directory })
  }
  return opened
}

type Held = Awaited<ReturnType<typeof permissionsOf>>

function accessTo({ list }: Model, held: Held, viewer: Viewer): Access {
  const permissions = held.map(({ permission }) => permission)
  return { list, grounds: groundsFor(list, permissions, viewer) }
}
