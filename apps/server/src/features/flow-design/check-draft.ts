import { compileForm } from '@signet/form'
import { type FlowDefinition, findUnsoundness, readFlowDefinition } from '@signet/flow'
import type { Call } from '../../http/serve.ts'
import type { Endpoint } from '@signet/contract'
import { type FlowRow, formDraft } from './flow-design-store.ts'
import { fieldProblems } from './field-problems.ts'
import { peopleProblems } from './people-problems.ts'
import type { DraftProblem } from './draft-problem.ts'
import { problemView } from './problem-view.ts'

type Asking = Pick<Call<Endpoint>, 'tx' | 'actor' | 'caller' | 'server'>

/** What is wrong with a draft, in the caller's language; conditions and fields are checked against the form as drafted. */
export async function checkDraft({ tx, actor, caller, server }: Asking, flow: FlowRow) {
  const form = compileForm(await formDraft(tx, flow.formId))
  const definition = readFlowDefinition(flow.draft)
  const directory = await server.directories.of(actor.tenant)
  const problems = [
    ...problemsOf(definition, form),
    ...peopleProblems(definition, directory),
  ]
  return problems.map(problemView(server.words.t(caller.locale), definition))
}

/** What a flow says by itself and together with its form. */
export function problemsOf(definition: FlowDefinition, form: ReturnType<typeof compileForm>): readonly DraftProblem[] {
  return [...findUnsoundness(definition, form.scope), ...fieldProblems(definition, form)]
}
