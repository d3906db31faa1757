import { contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import type { FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import { checkSubmittedValues } from '../../../cases/check-submitted-values.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { factsOf, lockPerson, saveFacts } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { changesBetween, insertChange } from '../../../records/changes/index.ts'
import { saveRecord } from '../../../records/record-store/index.ts'
import { carryFiles, filesInRecord } from '../../records/index.ts'
import { findPersonnelForm, type PersonnelForm } from './personnel-form-store.ts'
import { loadRecords } from './personnel-store.ts'
import { type Reading, rightsFor } from './reading-rights.ts'
import { contextAbout, refuseUnknown } from './show-personnel.ts'

type Saving = Omit<Call<typeof contract.personnel.saveOwn>, 'input'>

export const savePersonnel = serve(contract.personnel.save, async (call) => {
  const { input } = call
  await refuseUnknown(call, input.id)
  await refuseOutside(call, 'people', { people: [input.id] })
  return changeRecord(call, input.id, 'administrator', input)
})

export const saveOwnPersonnel = serve(contract.personnel.saveOwn, (call) =>
  changeRecord(call, call.actor.personId, 'self', call.input),
)

async function changeRecord(
  call: Saving,
  personId: string,
  reading: Reading,
  { values, version }: ParsedInput<typeof contract.personnel.saveOwn>,
) {
  const { tx, actor, server } = call
  // Before other locks, as everywhere: rules of groups read the record.
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const personnel = await findPersonnelForm(tx)
  if (!personnel) throw new Refusal<RefusalCode>('personnel.noForm')
  await lockPerson(tx, personId)
  const before = (await loadRecords({ tx, tenant: actor.tenant }, personnel, [personId])).get(personId)
  if ((before?.version ?? 0) !== version) throw new Refusal<RefusalCode>('personnel.changedMeanwhile')

  const checked = await checkSubmittedValues(
    call,
    personnel,
    { values, rights: rightsFor(personnel, reading), stage: 'submit' },
    { previous: before?.values, formulaContext: await contextAbout(call, personId) },
  )
  const saved = await writeRecord(call, personnel, {
    personId,
    before: before?.values,
    after: checked.values,
  })
  announcePermissions(call, [personId])
  return { version: saved, ignored: [...checked.ignored] }
}

type Written = Readonly<{ personId: string; before: FormValues | undefined; after: FormValues }>

/** Stores checked values, with a line in the log of changes, in a change of the organization; returns the new version. */
export async function writeRecord(
  { tx, actor, now, server }: Pick<Saving, 'tx' | 'actor' | 'now' | 'server'>,
  { id: formId, form, tables }: PersonnelForm,
  { personId, before, after }: Written,
): Promise<number> {
  const place = { tx, tenant: actor.tenant, plan: form, tables }
  const birth = { organizationId: null, postId: null, caseId: null }
  const version = await saveRecord(place, {
    recordId: personId,
    values: after,
    by: actor.personId,
    now,
    birth,
  })
  const changes = changesBetween(form, before ?? {}, after)
  const of = { formId, recordId: personId }
  if (changes.length > 0)
    await insertChange(tx, {
      ...of,
      id: server.newId(),
      version,
      kind: 'changed',
      changedBy: actor.personId,
      changedAt: now,
      changes,
    })
  await saveFacts(tx, { personId, facts: factsOf(form, after) })
  await carryFiles(tx, { ...of, files: filesInRecord(form, after) })
  return version
}
