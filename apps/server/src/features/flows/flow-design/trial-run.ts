import type { Reader } from '@signet/db'
import { compileFlow, type Facts, type FlowPlan, readFlowDefinition } from '@signet/flow'
import { compileForm } from '@signet/form'
import type { Server } from '../../../server.ts'
import { type FlowRow, formDraft } from './flow-design-store.ts'

/** Compiles the draft of a flow over the draft of its form, for trial runs. */
export async function draftPlan(tx: Reader, flow: Pick<FlowRow, 'draft' | 'formId'>): Promise<FlowPlan> {
  const form = compileForm(await formDraft(tx, flow.formId))
  return compileFlow(readFlowDefinition(flow.draft), form.scope)
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
