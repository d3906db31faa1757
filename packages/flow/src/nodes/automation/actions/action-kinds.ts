import { z } from 'zod'
import type { ActionKind } from './action-kind.ts'
import { addRecord } from './add-record.ts'
import { addSchedule } from './add-schedule.ts'
import { callInterface } from './call-interface.ts'
import { deleteRecords } from './delete-records.ts'
import { launchFlow } from './launch-flow.ts'
import { readRecord } from './read-record.ts'
import { sendMessage } from './send-message.ts'
import { updateRecords } from './update-records.ts'

/** The register: a new action is its folder, one line here and one in the union; the server says how it is done. */
export const actionKinds = {
  addRecord,
  updateRecords,
  deleteRecords,
  readRecord,
  callInterface,
  sendMessage,
  launchFlow,
  addSchedule,
} as const

export const AutomationAction = z.discriminatedUnion('does', [
  addRecord.settings,
  updateRecords.settings,
  deleteRecords.settings,
  readRecord.settings,
  callInterface.settings,
  sendMessage.settings,
  launchFlow.settings,
  addSchedule.settings,
])
export type AutomationAction = z.infer<typeof AutomationAction>

export function kindOfAction({ does }: AutomationAction): ActionKind<z.ZodType<AutomationAction>> {
  return actionKinds[does] as unknown as ActionKind<z.ZodType<AutomationAction>>
}
