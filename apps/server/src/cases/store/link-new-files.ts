import type { FlowEvent } from '@signet/flow'
import { type FormPlan, type FormValues, referencesOf } from '@signet/form'
import type { Acting } from '../acting.ts'
import { linkFiles } from './file-store.ts'

type Change = Readonly<{
  caseId: string
  values: FormValues
  record: FormValues
  events: readonly FlowEvent[]
}>

/** Opens the files that a transition added, in the form or beside an opinion, to the people of the case. */
export async function linkNewFiles(
  { tx }: Pick<Acting, 'tx'>,
  form: FormPlan,
  { caseId, values, record, events }: Change,
): Promise<void> {
  const before = new Set(values === record ? [] : referencesOf(form, record).files)
  const inForm = values === record ? [] : referencesOf(form, values).files.filter((id) => !before.has(id))
  const inWords = events.flatMap((event) => ('attachments' in event ? (event.attachments ?? []) : []))
  await linkFiles(tx, caseId, [...new Set([...inForm, ...inWords])])
}
