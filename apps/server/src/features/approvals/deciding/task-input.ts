import type { RefusalCode } from '@signet/contract'
import { isOpen, isPeopleNode, type Remark } from '@signet/flow'
import { isPngPicture, rightsElsewhere } from '@signet/form'
import { Refusal } from '@signet/std'
import type { LockedCase } from '../../../cases/apply-command.ts'
import { type SubmittedValues, verifyFiles } from '../../../cases/check-submitted-values.ts'
import type { WriteContext } from '../../../cases/context.ts'

export type RemarkInput = Readonly<{
  opinion: string
  signature: string
  attachments: readonly { fileId: string }[]
}>

/**
 * Returns the opinion, signature and attachments of a decision, with the files checked to be the person's
 * own. Refuses `signatures.notAPicture` if the signature is no PNG.
 */
export async function checkRemark(
  context: WriteContext,
  { opinion, signature, attachments }: RemarkInput,
): Promise<Remark> {
  if (signature !== '' && !isPngPicture(signature)) throw new Refusal<RefusalCode>('signatures.notAPicture')

  const files = [...new Set(attachments.map(({ fileId }) => fileId))]
  await verifyFiles(context, files)
  return { opinion, signature, attachments: files }
}

type TaskValues = Readonly<{ taskId: string; values: unknown; stage: SubmittedValues['stage'] }>

/**
 * Returns the values for an open task; undefined for other tasks and in revocations. The engine checks
 * whether the person may act.
 */
export function valuesForTask(
  { state, design }: LockedCase,
  { taskId, values, stage }: TaskValues,
): SubmittedValues | undefined {
  const task = state.tasks.find(({ id }) => id === taskId)
  const node = task && isOpen(task) ? design.flow.nodes.get(task.node) : undefined
  if (state.revokes || !isPeopleNode(node)) return undefined

  return { values, rights: rightsElsewhere(node.fields), stage }
}
