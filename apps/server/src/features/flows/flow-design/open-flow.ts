import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { checkDraft } from './check-draft.ts'
import { findFlow, flowRows } from './flow-design-store.ts'

export const openFlow = serve(contract.flowDesign.open, async (call) => {
  const { input, actor, tx, server } = call
  const flow = await findFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  const { nameOf } = await server.directories.of(actor.tenant)
  const { formId, icon, iconColor } = flow
  return {
    ...flowView(flow, nameOf),
    formId,
    icon,
    iconColor,
    definition: flow.draft as Record<string, unknown>,
    problems: await checkDraft(call, flow),
  }
})

export const listFlows = serve(contract.flowDesign.list, async ({ input, actor, tx, server }) => {
  const { nameOf } = await server.directories.of(actor.tenant)
  const { rows, total } = await flowRows(tx, rangeOf(input), input.keyword)

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      ...flowView(row, nameOf),
      icon: row.icon,
      iconColor: row.iconColor,
      formName: row.formName,
      running: Number(row.running),
    }),
  })
})

type Row = NonNullable<Awaited<ReturnType<typeof findFlow>>>

function flowView(row: Row, nameOf: (person: string) => string) {
  const { id, name, code, category, version, changedAt, changedBy } = row
  return {
    id,
    name,
    code,
    category,
    state: stateOf(row),
    version: version ?? 0,
    changedAt,
    changedBy: nameOf(changedBy),
  }
}

/** Compares a draft with its published version. */
function stateOf({ publishedVersionId, isChanged }: Row): 'draft' | 'changed' | 'published' {
  if (publishedVersionId === null) return 'draft'
  return isChanged ? 'changed' : 'published'
}

export const checkFlow = serve(contract.flowDesign.check, async (call) => {
  const flow = await findFlow(call.tx, call.input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  return { problems: await checkDraft(call, flow) }
})
