import type { Client } from '@signet/client'
import type { DemoCompany } from '../company/found-demo-company.ts'
import { demoFlows, type FlowCode } from './demo-flows.ts'
import { expenseForm } from './expense-form.ts'
import { leaveForm } from './leave-form.ts'
import { purchaseForm } from './purchase-form.ts'
import { setUpResources } from './set-up-resources.ts'

const forms = { expense: expenseForm, leave: leaveForm, purchase: purchaseForm }

/** Writes what forms choose from, then publishes each form and the flow over it. Answers the ids of the flows. */
export async function publishDesigns(
  admin: Client,
  company: DemoCompany,
): Promise<Readonly<Record<FlowCode, string>>> {
  await setUpResources(admin)
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
