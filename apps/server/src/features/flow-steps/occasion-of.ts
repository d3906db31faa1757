import { filledText } from '@signet/flow'
import type { Occasion } from '../actions/index.ts'
import { aroundOf } from '../approvals/index.ts'
import { beginChild } from './begin-child.ts'
import { peopleOf } from './people-of.ts'
import type { Standing } from './step.ts'

const flowMessage = 2

/** A step of a case as the occasion of an action: about the case's form, in the name of its starter. */
export function occasionOf(standing: Standing): Occasion {
  const { acting, held, wait } = standing
  const people = peopleOf(wait)
  const { design, record: values, directory, state } = held
  const { starter, title, id: caseId } = state
  const fill = (text: string) =>
    filledText(
      text,
      design.flow.definition,
      { now: acting.now, values, directory, timeZone: acting.server.timeZone },
      starter,
    )
  return {
    acting,
    fill,
    form: design.form,
    values,
    around: aroundOf(acting, directory, starter),
    people,
    starter,
    launch: ({ flowId, person, values: filled }) =>
      beginChild(standing, { flowId, person, values: filled, place: 0, as: 'launch' }),
    // The fact carries the wait's id, so that nobody is told twice.
    send: (text) =>
      acting.tell({
        topic: 'notice',
        body: {
          toPersonIds: [...people],
          kind: flowMessage,
          titleKey: 'approvals.notice.message',
          titleParams: { title, text: fill(text) },
          caseId,
          senderId: starter,
          fact: wait.id,
        },
      }),
  }
}
