import { contract, type RefusalCode } from '@signet/contract'
import { isHiddenByRights, textIn, textOfValue, visibleValues } from '@signet/form'
import type { FormulaContext } from '@signet/formula'
import { visibleForm } from '@signet/list'
import { Refusal } from '@signet/std'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { formulaContextOf } from '../../../people/directory/index.ts'
import { isWithin, refuseOutside } from '../../../people/rights/refuse-outside.ts'
import type { AskingModel } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { placesOf, rightsView } from '../../records/index.ts'
import { findPersonnelForm } from './personnel-form-store.ts'
import { loadRecords } from './personnel-store.ts'
import { type Reading, rightsFor } from './reading-rights.ts'

export const openPersonnel = serve(contract.personnel.open, async (call) => {
  const { id } = call.input
  await refuseUnknown(call, id)
  await refuseOutside(call, 'people', { people: [id] })
  return { record: await showRecord(call, id, 'administrator') }
})

export const ownPersonnel = serve(contract.personnel.own, async (call) => ({
  // The company keeps records of its own people.
  record: call.actor.isExternal ? null : await showRecord(call, call.actor.personId, 'self'),
}))

/** Refuses `organization.notFound`. */
export async function refuseUnknown(
  { actor, server }: Pick<ReadCall, 'actor' | 'server'>,
  personId: string,
): Promise<void> {
  const { people } = await server.directories.of(actor.tenant)
  if (!people.has(personId)) throw new Refusal<RefusalCode>('organization.notFound')
}

/** Returns what formulas of a record may refer to: `starter` is the person that it describes. */
export async function contextAbout(
  { actor, now, server }: Pick<ReadCall, 'actor' | 'now' | 'server'>,
  personId: string,
): Promise<FormulaContext> {
  const directory = await server.directories.of(actor.tenant)
  const context = formulaContextOf(directory, { personId: actor.personId, now, timeZone: server.timeZone })
  return { ...context, starter: personId }
}

async function showRecord(call: AskingModel, personId: string, reading: Reading) {
  const seen = await readRecord(call, personId, reading)
  if (!seen) return null
  const { personnel, rights, values, names, version } = seen
  const form = visibleForm(personnel.form, rights)
  return { form: { ...form }, rights: rightsView(personnel.form, form, rights), values, names, version }
}

/** Returns a record as a reader sees it; undefined when there is no form, or no field that they see. */
async function readRecord(call: AskingModel, personId: string, reading: Reading) {
  const { tx, actor } = call
  const personnel = await findPersonnelForm(tx)
  if (!personnel) return undefined
  const rights = rightsFor(personnel, reading)
  const { form } = personnel
  if (form.fields.every(({ path }) => isHiddenByRights(rights, path))) return undefined

  const record = (await loadRecords({ tx, tenant: actor.tenant }, personnel, [personId])).get(personId)
  const values = visibleValues(form, record?.values ?? {}, rights)
  const names = await namesOf(call, { form, records: [values], context: await contextAbout(call, personId) })
  return { personnel, rights, values, names, version: record?.version ?? 0 }
}

/** The filled fields that colleagues see; sub-tables are too large for a card. */
export async function fieldsOfCard(call: AskingModel, personId: string) {
  const seen = await readRecord(call, personId, 'colleague')
  if (!seen) return []
  const { personnel, rights, values, names } = seen
  const { locale } = call.caller
  return personnel.form.fields
    .filter(({ path, kind }) => kind.holds === 'value' && !isHiddenByRights(rights, path))
    .map((field) => ({
      label: textIn(locale, field.definition.label),
      text: textOfValue(field, values[field.key], { locale, names }),
    }))
    .filter(({ text }) => text !== '')
}

/** Whether the file is in a field of a personnel record that the caller sees. */
export async function isInPersonnel(call: AskingModel, fileId: string): Promise<boolean> {
  const places = await placesOf(call.tx, fileId)
  const personnel = places.length > 0 ? await findPersonnelForm(call.tx) : undefined
  if (!personnel) return false

  for (const { formId, recordId, path } of places) {
    const readings = formId === personnel.id ? await readingsOf(call, recordId) : []
    if (readings.some((reading) => !isHiddenByRights(rightsFor(personnel, reading), path))) return true
  }
  return false
}

async function readingsOf(call: AskingModel, personId: string): Promise<readonly Reading[]> {
  const own = personId === call.actor.personId ? 'self' : 'colleague'
  return (await isWithin(call, 'people', { people: [personId] })) ? ['administrator', own] : [own]
}
