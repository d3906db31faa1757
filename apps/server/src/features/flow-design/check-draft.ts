import {
  compileFlow,
  type FlowDefinition,
  findUnsoundness,
  isAskedAtStart,
  isStart,
  readFlowDefinition,
} from '@signet/flow'
import { compileForm, domainsOf, type FormPlan, type Locale, textIn } from '@signet/form'
import type { ReadCall } from '../../http/serve.ts'
import type { DraftProblem } from './draft-problem.ts'
import { fieldProblems } from './field-problems.ts'
import { type FlowRow, formDraft } from './flow-design-store.ts'
import { peopleProblems } from './people-problems.ts'
import { problemView } from './problem-view.ts'
import { sideProblems } from './side-problems.ts'
import { stepProblems } from './step-problems.ts'

type Asking = Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'server'>

/** What is wrong with a draft, in the caller's language; conditions and fields are checked against the form as drafted. */
export async function checkDraft({ tx, actor, caller, server }: Asking, flow: FlowRow) {
  const form = compileForm(await formDraft(tx, flow.formId))
  const definition = readFlowDefinition(flow.draft)
  const directory = await server.directories.of(actor.tenant)
  const place = { tx, db: server.db, tenant: actor.tenant }
  const problems = [
    ...problemsOf(definition, form),
    ...peopleProblems(definition, directory),
    ...(await stepProblems(place, { flowId: flow.id, definition, form })),
    ...(await sideProblems(place, { definition, form })),
  ]
  return problems.map(problemView(server.words.t(caller.locale), definition, labelIn(form, caller.locale)))
}

/** What a flow says by itself and together with its form. Without exactly one start nothing more can be said. */
export function problemsOf(definition: FlowDefinition, form: FormPlan): readonly DraftProblem[] {
  const starts = definition.nodes.filter(isStart)
  if (starts.length !== 1) return findUnsoundness(definition)

  const plan = compileFlow(definition, form.scope)
  const domains = domainsOf(form, (path) => isAskedAtStart(plan, path))
  return [...findUnsoundness(plan, domains), ...fieldProblems(definition, form)]
}

/** What people call a field. */
function labelIn(form: FormPlan, locale: Locale) {
  return (path: string) => {
    const field = form.byPath.get(path)
    return field ? textIn(locale, field.definition.label) : path
  }
}
