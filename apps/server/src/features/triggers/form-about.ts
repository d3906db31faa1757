import type { RefusalCode } from '@signet/contract'
import { kindOfEvent, type TriggerEvent } from '@signet/flow'
import type { FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { findOpenModel } from '../../models/index.ts'
import { newestDesign, type ReadContext } from '../approvals/index.ts'
import { keptValuesForm } from './values-form.ts'

type Asking = Pick<ReadContext, 'tx' | 'actor' | 'server'>

/** What an event says as a form, as it is now. Refuses `records.modelNotFound` and `approvals.flowNotFound`. */
export async function formOfEvent(asking: Asking, event: TriggerEvent): Promise<FormPlan> {
  return keptValuesForm(asking.server, { event, form: await formAbout(asking, event) })
}

async function formAbout(asking: Asking, event: TriggerEvent): Promise<FormPlan | undefined> {
  const about = kindOfEvent(event).about(event)
  if (!about || about.id === '') return undefined
  if (about.of === 'flow') return (await newestDesign(asking, about.id)).form

  const { tx, server, actor } = asking
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, about.id)
  if (!model) throw new Refusal<RefusalCode>('records.modelNotFound')
  return model.form
}
