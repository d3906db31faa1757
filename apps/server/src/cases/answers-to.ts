import type { InterfaceRow } from '@signet/contract'
import { answerKey, type Facts, type FlowPlan, type InterfaceQuestion } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Acting } from './acting.ts'

type InterfaceCaller = Pick<Acting, 'actor' | 'now' | 'server'>
type Answers = NonNullable<Facts['answers']>

/** Kept short because a person waits for the decision and the lock of the case is held. */
const longestMs = 3000

/**
 * Asks all data interfaces of a form for people in parallel. A failed interface yields no people; its call
 * log has the reason.
 */
export async function answersTo(
  asking: InterfaceCaller,
  { questions }: Pick<FlowPlan, 'questions'>,
  values: FormValues,
): Promise<Answers | undefined> {
  if (questions.length === 0) return undefined

  const answers = await Promise.all(
    questions.map(
      async (question) => [answerKey(question), await peopleOf(asking, question, values)] as const,
    ),
  )
  return Object.fromEntries(answers)
}

async function peopleOf(
  { actor: { tenant, personId }, now, server }: InterfaceCaller,
  { interface: id, parameters }: InterfaceQuestion,
  values: FormValues,
): Promise<readonly string[]> {
  const params = Object.fromEntries(
    Object.entries(parameters).map(([name, field]) => [name, asGiven(values[field])]),
  )
  const asked = server.interfaceRows(server, server.db.beside(tenant), {
    tenant,
    personId,
    now,
    id,
    params,
    longestMs,
  })
  const people = await asked.then(
    ({ rows }) => rows.flatMap(peopleIn),
    (error: unknown) => {
      if (error instanceof Refusal) return []
      throw error
    },
  )
  return [...new Set(people)]
}

/** `handleId` holds one id, or several separated by commas. */
function peopleIn({ handleId }: InterfaceRow): readonly string[] {
  if (typeof handleId !== 'string') return []
  return handleId
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

function asGiven(value: unknown) {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join(',') : null
}
