import type { Run } from '../engine/run.ts'
import type { Remark } from '../happened.ts'
import { refuse } from '../refusals.ts'
import { remarkOf } from '../remark.ts'
import { knownTask, nodeOfTask } from './own-task.ts'

/** What the decider gave, refused when the node asks for more. */
export function demandRemark(run: Run, task: string, given: Remark): Remark {
  const node = nodeOfTask(run.plan, knownTask(run.state, task))
  const remark = remarkOf(given)
  if (node.opinion === 'required' && !remark.opinion) refuse('flow.opinionRequired', { node: node.name })
  if (node.signature === 'required' && !remark.signature)
    refuse('flow.signatureRequired', { node: node.name })
  if (node.attachment === 'required' && !remark.attachments)
    refuse('flow.attachmentRequired', { node: node.name })
  return remark
}
