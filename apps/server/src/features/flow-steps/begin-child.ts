import { beginCase } from '../../cases/launching/begin-case.ts'
import { moveCase } from '../../cases/move-case.ts'
import { insertLink } from '../../cases/store/case-link-store.ts'
import type { RunningStep } from './step.ts'

type Child = Readonly<{
  flowId: string
  person: string
  values: Readonly<Record<string, unknown>>
  place: number
  as: 'launch' | 'saveDraft'
}>

/** Launches a case of another flow in the step's transaction and links both. */
export async function beginChild(
  { acting, held, wait }: RunningStep,
  { flowId, person, values, place, as }: Child,
): Promise<string> {
  const { id: parentId, parent, urgency } = held.state
  const actor = { ...acting.actor, personId: person, isAdministrator: false }
  const { after } = await beginCase(
    { ...acting, actor },
    {
      flowId,
      values,
      urgency,
      as,
      parent: { caseId: parentId, wait: wait.id, depth: (parent?.depth ?? 0) + 1 },
    },
  )
  const childId = after.id
  await insertLink(acting.tx, {
    childId,
    parentId,
    waitId: wait.id,
    node: wait.node,
    personId: person,
    place,
  })
  const cases = [{ caseId: childId, person }]
  await moveCase(acting, {
    caseId: parentId,
    command: () => ({ type: 'noteCases', by: null, wait: wait.id, cases }),
  })
  return childId
}
