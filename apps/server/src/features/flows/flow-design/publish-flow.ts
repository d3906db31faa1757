import { contract, type RefusalCode } from '@signet/contract'
import { readFlowDefinition } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { refuseUnseen } from '../../../revisions/index.ts'
import { publishedVersion } from '../../forms/form-design/index.ts'
import { lockFlow } from './flow-design-store.ts'
import { releaseFlow } from './release-flow.ts'

export const publishFlow = serve(contract.flowDesign.publish, async (call) => {
  const { input, tx } = call
  const flow = await lockFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')
  const form = await publishedVersion(tx, flow.formId)
  if (!form) throw new Refusal<RefusalCode>('design.notPublished')
  refuseUnseen(flow.draft, input.expects)

  const definition = readFlowDefinition(flow.draft)
  const { version, failedTests } = await releaseFlow(call, { flow, form, definition, reason: input.reason })
  return { version, failedTests }
})
