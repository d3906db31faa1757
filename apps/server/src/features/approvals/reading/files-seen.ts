import type { Reader } from '@signet/db'
import type { FlowEvent } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { filesOfCase } from '../case/file-store.ts'

type Spoken = Readonly<{ values: FormValues; events: readonly FlowEvent[] }>

/** The files of a case that stand in what its reader sees: in the form as he sees it, or beside words of people. */
export async function filesSeen(tx: Reader, caseId: string, spoken: Spoken) {
  return (await filesOfCase(tx, caseId)).filter(({ id }) => showsFile(spoken, id))
}

export function showsFile({ values, events }: Spoken, id: string): boolean {
  return (
    events.some((event) => 'attachments' in event && event.attachments?.includes(id)) ||
    JSON.stringify(values).includes(JSON.stringify(id))
  )
}
