import type { RefusalCode } from '@signet/contract'
import { kindOfEvent, type TriggerEvent } from '@signet/flow'
import type { FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import type { ReadContext } from '../../cases/acting.ts'
import { newestDesign } from '../../cases/launching/begin-case.ts'
import { findOpenModel } from '../../records/models/index.ts'
import { keptValuesForm } from './values-form.ts'

type FormReader = Pick<ReadContext, 'tx' | 'actor' | 'server'>

/**
 * Returns the fields of an event as a form. Refuses `records.modelNotFound` and `approvals.flowNotFound`.
 */
export async function formOfEvent(asking: FormReader, event: TriggerEvent): Promise<FormPlan> {
  return keptValuesForm(asking.server, { event, form: await formAbout(asking, event) })
}

async function formAbout(asking: FormReader, event: TriggerEvent): Promise<FormPlan | undefined> {
  const about = kindOfEvent(event).about(event)
  if (!about || about.id === '') return undefined
  if (about.of === 'flow') return (await newestDesign(asking, about.id)).form

  const { tx, server, actor } = asking
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, about.id)
  if (!model) throw new Refusal<RefusalCode>('records.modelNotFound')
  return model.form
}
