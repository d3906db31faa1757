import { contract, type RefusalCode } from '@signet/contract'
import { type Locale, Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { type Categories, flowCategoryIn, flowNameIn, readCategories } from '../../../publication/index.ts'
import { designView, formNamesIn } from '../../forms/form-design/index.ts'
import { checkDraft } from './check-draft.ts'
import { type FlowRow, findFlow, flowRows } from './flow-design-store.ts'

export const openFlow = serve(contract.flowDesign.open, async (call) => {
  const { input, actor, tx, server, caller } = call
  const flow = await findFlow(tx, input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  const directory = await server.directories.of(actor.tenant)
  const categories = await readCategories(tx)
  return {
    ...designView(flow, {
      version: flow.version,
      directory,
      shown: shownIn(caller.locale, flow, categories),
    }),
    formId: flow.formId,
    definition: flow.draft as Record<string, unknown>,
    problems: await checkDraft(call, flow),
  }
})

type NamedFlow = Pick<FlowRow, 'name' | 'category' | 'translations'>

function shownIn(locale: Locale, flow: NamedFlow, { nameOf }: Categories) {
  const category = nameOf(locale, flow.category, flowCategoryIn(locale, flow))
  return { name: flowNameIn(locale, flow), category }
}

export const listFlows = serve(contract.flowDesign.list, async ({ input, actor, tx, server, caller }) => {
  const directory = await server.directories.of(actor.tenant)
  const { rows, total } = await flowRows(tx, rangeOf(input), input)
  const categories = await readCategories(tx)

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      ...designView(row, { version: row.version, directory, shown: shownIn(caller.locale, row, categories) }),
      formName: formNamesIn(caller.locale, { name: row.formName, category: '', words: row.formWords }).name,
      running: Number(row.running),
    }),
  })
})

export const checkFlow = serve(contract.flowDesign.check, async (call) => {
  const flow = await findFlow(call.tx, call.input.id)
  if (!flow) throw new Refusal<RefusalCode>('design.notFound')

  return { problems: await checkDraft(call, flow) }
})
