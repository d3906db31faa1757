import type { Reader } from '@signet/db'
import {
  compileFlow,
  type Facts,
  type FlowPlan,
  type FlowTest,
  readFlowDefinition,
  runFlowTest,
} from '@signet/flow'
import { checkValues, compileForm, type FormPlan, type Problem, rightsAtStart } from '@signet/form'
import type { Server } from '../../../server.ts'
import { type FlowRow, formDraft } from './flow-design-store.ts'

/** A flow, and the form over which its conditions speak. */
export type TrialPlans = Readonly<{ flow: FlowPlan; form: FormPlan }>

/** Compiles the draft of a flow over the draft of its form, for trial runs. */
export async function draftPlans(
  tx: Reader,
  { draft, formId }: Pick<FlowRow, 'draft' | 'formId'>,
): Promise<TrialPlans> {
  const form = compileForm(await formDraft(tx, formId))
  return { form, flow: compileFlow(readFlowDefinition(draft), form.scope) }
}

/** Runs a test; values that the form cannot read are problems, with which a test does not pass. */
export function runTestOnForm({ flow, form }: TrialPlans, test: FlowTest, facts: Omit<Facts, 'values'>) {
  const result = runFlowTest(flow, test, facts)
  return { ...result, problems: unreadableValues(form, test.values, facts) }
}

/** Values of fields that the form no longer has play no part. */
function unreadableValues(
  form: FormPlan,
  values: FlowTest['values'],
  { now, context }: Omit<Facts, 'values'>,
): readonly Problem[] {
  const known = Object.entries(values).filter(([key]) => form.byPath.has(key))
  return checkValues(form, Object.fromEntries(known), {
    rights: rightsAtStart(),
    context: { now, ...context },
    stage: 'draft',
  }).problems
}

type FactsReader = Readonly<{ actor: Readonly<{ tenant: string }>; now: string; server: Server }>

/** Returns today's organization for trial runs; data interfaces are not called. */
export async function trialFacts({ actor, now, server }: FactsReader): Promise<Omit<Facts, 'values'>> {
  const directory = await server.directories.of(actor.tenant)
  const context = { timeZone: server.timeZone }
  return {
    now,
    directory,
    context,
    isAdministrator: (person) => directory.administrators().includes(person),
  }
}
