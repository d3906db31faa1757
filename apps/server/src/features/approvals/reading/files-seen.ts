import type { TenantDb } from '@signet/db'
import type { FlowEvent } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { filesOfCase } from '../case/file-store.ts'

type Spoken = Readonly<{ values: FormValues; events: readonly FlowEvent[] }>

/** The files of a case that stand in what its reader sees: in the form as he sees it, or beside words of people. */
export async function filesSeen(tx: TenantDb, caseId: string, { values, events }: Spoken) {
  const spoken = JSON.stringify([values, events])
  return (await filesOfCase(tx, caseId)).filter(({ id }) => spoken.includes(JSON.stringify(id)))
}
