import type { InterfaceRow } from '@signet/contract'
import { answerKey, type Facts, type FlowPlan, type InterfaceQuestion } from '@signet/flow'
import type { FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import { interfaceRows } from '../../data-interfaces/index.ts'
import type { Acting } from './acting.ts'

type Asking = Pick<Acting, 'actor' | 'now' | 'server'>
type Answers = NonNullable<Facts['answers']>

/** Somebody waits for his decision meanwhile, and colleagues for the case. */
const longestMs = 3000

/**
 * The people whom data interfaces name for a form, all of them asked at once. An interface that fails names nobody: why
 * is in the record of its calls, and the engine records that nobody was found.
 */
export async function answersTo(
  asking: Asking,
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
  { actor: { tenant, personId }, now, server }: Asking,
  { interface: id, parameters }: InterfaceQuestion,
  values: FormValues,
): Promise<readonly string[]> {
  const params = Object.fromEntries(
    Object.entries(parameters).map(([name, field]) => [name, asGiven(values[field])]),
  )
  const asked = interfaceRows(server, server.db.beside(tenant), {
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

/** `handleId` is what interfaces of this family answer: one id, or several with commas between. */
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
