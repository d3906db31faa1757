import { contract } from '@signet/contract'
import { receivingFields, rightsAtStart, textIn } from '@signet/form'
import { launchableFlows } from '../../../cases/launching/launchable-flows.ts'
import { serve } from '../../../http/serve.ts'
import { readCategories } from '../../../publication/index.ts'
import { flowCard } from './list-launchable-flows.ts'

export const listReceivingFlows = serve(contract.approvals.receivingFlows, async (call) => {
  const { locale } = call.caller
  const naming = { locale, categories: await readCategories(call.tx) }
  const flows = (await launchableFlows(call)).map(({ row, design: { form, flow } }) => ({
    flow: flowCard(row, naming),
    fields: receivingFields(form, rightsAtStart(flow.start.fields)).map(({ field, receives }) => ({
      key: field.key,
      label: textIn(locale, field.definition.label),
      receives,
    })),
  }))
  return { list: flows.filter(({ fields }) => fields.length > 0) }
})
