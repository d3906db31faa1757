import type { AutomationAction } from '@signet/flow'
import { addRecord } from './add-record.ts'
import { addSchedule } from './add-schedule.ts'
import { callInterface } from './call-interface.ts'
import { deleteRecords } from './delete-records.ts'
import type { ActionNamed, Doing } from './doing.ts'
import { launchFlow } from './launch-flow.ts'
import { readRecord } from './read-record.ts'
import { sendMessage } from './send-message.ts'
import { updateRecords } from './update-records.ts'

/** The register: how each kind of action is done. */
const doings: Readonly<{ [Does in AutomationAction['does']]: Doing<ActionNamed<Does>> }> = {
  addRecord,
  updateRecords,
  deleteRecords,
  readRecord,
  callInterface,
  sendMessage,
  launchFlow,
  addSchedule,
}

export function doingOf({ does }: AutomationAction): Doing {
  return doings[does] as unknown as Doing
}
