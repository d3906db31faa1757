import type { Client } from '@signet/client'
import type { DemoCompany } from '../company/found-demo-company.ts'
import { demoFlows, type FlowCode } from './demo-flows.ts'
import { dictionaries } from './dictionaries.ts'
import { expenseForm } from './expense-form.ts'
import { leaveForm } from './leave-form.ts'
import { purchaseForm } from './purchase-form.ts'

const forms = { expense: expenseForm, leave: leaveForm, purchase: purchaseForm }

/** Writes the dictionaries, then publishes each form and the flow over it. Answers the ids of the flows. */
export async function publishDesigns(
  admin: Client,
  company: DemoCompany,
): Promise<Readonly<Record<FlowCode, string>>> {
  for (const [enCode, { name, words }] of Object.entries(dictionaries))
    await admin.dictionary.create({
      enCode,
      fullName: name,
      entries: words.map(({ id, label: { 'zh-CN': fullName, ...translations } }) => ({
        enCode: id,
        fullName,
        translations,
      })),
    })
  const ids: Record<string, string> = {}
  for (const code of Object.keys(forms) as FlowCode[]) ids[code] = await publish(admin, company, code)
  return ids as Record<FlowCode, string>
}

async function publish({ formDesign, flowDesign }: Client, company: DemoCompany, code: FlowCode) {
  const { definition, category } = forms[code]
  const { name, definition: draw, ...look } = demoFlows[code]
  const { id: formId } = await formDesign.create({ name, code, category, definition })
  await formDesign.publish({ id: formId })
  const { id } = await flowDesign.create({ ...look, name, code, formId, definition: draw(company) })
  await flowDesign.publish({ id })
  return id
}
