import type { Reader } from '@signet/db'
import { compileFlow, type FlowPlan, readFlowDefinition } from '@signet/flow'
import { compileForm } from '@signet/form'
import { type FlowRow, formDraft } from './flow-design-store.ts'

/** Compiles the draft of a flow over the draft of its form, for trial runs. */
export async function draftPlan(tx: Reader, flow: Pick<FlowRow, 'draft' | 'formId'>): Promise<FlowPlan> {
  const form = compileForm(await formDraft(tx, flow.formId))
  return compileFlow(readFlowDefinition(flow.draft), form.scope)
}
