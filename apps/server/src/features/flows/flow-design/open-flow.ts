import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { designView } from '../../forms/form-design/index.ts'
import { checkDraft } from './check-draft.ts'
import { findFlow, flowRows } from './flow-design-store.ts'

export const openFlow = serve(contract.flowDesign.open, async (call) => {
  const { input, actor, tx, server } = call
  const flow = await findFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  const { nameOf } = await server.directories.of(actor.tenant)
  return {
    ...designView(flow, { version: flow.version, nameOf }),
    formId: flow.formId,
    definition: flow.draft as Record<string, unknown>,
    problems: await checkDraft(call, flow),
  }
})

export const listFlows = serve(contract.flowDesign.list, async ({ input, actor, tx, server }) => {
  const { nameOf } = await server.directories.of(actor.tenant)
  const { rows, total } = await flowRows(tx, rangeOf(input), input)

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      ...designView(row, { version: row.version, nameOf }),
      formName: row.formName,
      running: Number(row.running),
    }),
  })
})

export const checkFlow = serve(contract.flowDesign.check, async (call) => {
  const flow = await findFlow(call.tx, call.input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  return { problems: await checkDraft(call, flow) }
})
