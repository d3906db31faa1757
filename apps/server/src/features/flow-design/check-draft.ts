import type { Endpoint } from '@signet/contract'
import { compileFlow, type FlowDefinition, findUnsoundness, readFlowDefinition } from '@signet/flow'
import { compileForm, type FormPlan } from '@signet/form'
import type { Call } from '../../http/serve.ts'
import type { DraftProblem } from './draft-problem.ts'
import { fieldProblems } from './field-problems.ts'
import { type FlowRow, formDraft } from './flow-design-store.ts'
import { peopleProblems } from './people-problems.ts'
import { problemView } from './problem-view.ts'

type Asking = Pick<Call<Endpoint>, 'tx' | 'actor' | 'caller' | 'server'>

/** What is wrong with a draft, in the caller's language; conditions and fields are checked against the form as drafted. */
export async function checkDraft({ tx, actor, caller, server }: Asking, flow: FlowRow) {
  const form = compileForm(await formDraft(tx, flow.formId))
  const definition = readFlowDefinition(flow.draft)
  const directory = await server.directories.of(actor.tenant)
  const problems = [...problemsOf(definition, form), ...peopleProblems(definition, directory)]
  return problems.map(problemView(server.words.t(caller.locale), definition))
}

/** What a flow says by itself and together with its form. Without exactly one start nothing more can be said. */
export function problemsOf(definition: FlowDefinition, form: FormPlan): readonly DraftProblem[] {
  const starts = definition.nodes.filter(({ kind }) => kind === 'start')
  if (starts.length !== 1) return findUnsoundness(definition)

  return [...findUnsoundness(compileFlow(definition, form.scope)), ...fieldProblems(definition, form)]
}
