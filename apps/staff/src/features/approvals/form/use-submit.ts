import { AnsweredRefusal } from '@signet/client'
import { type FormStore, type Problem, problemCodes, type Stage } from '@signet/form'
import { useState } from 'react'
import type { CallOf, Urgency, Values } from '../queries.ts'
import { useDeed } from '../use-deed.ts'
import type { CaseForm } from './use-case-form.ts'

type Filled = Readonly<{ values: Values; urgency: Urgency }>
type Sending = Pick<CaseForm, 'store' | 'urgency' | 'forget'>

/**
 * Sends a filled form. What is wrong with a field is said at the field and in the summary above the form; anything
 * else the server says is `error`. After success nothing unsent is left behind.
 */
export function useSubmit<Answer>(
  { store, urgency, forget }: Sending,
  call: CallOf<Filled, Answer>,
  stage: Stage,
) {
  const { perform, isPending } = useDeed(call)
  const [error, setError] = useState<Error | null>(null)
  const [failures, setFailures] = useState(0)
  const fail = (reason: Error | null) => {
    setError(reason)
    setFailures((before) => before + 1)
  }

  return {
    isPending,
    error,
    failures,
    /** Brings what is wrong into sight, though nothing was sent. */
    show: () => fail(null),
    submit(onDone: (answer: Answer) => void) {
      setError(null)
      if (stage === 'submit' && store.attempt().length > 0) return fail(null)

      perform(
        { values: store.values(), urgency },
        (answer) => {
          forget()
          onDone(answer)
        },
        (refused) => fail(refuseFields(store, refused)),
      )
    },
  }
}

/** Puts the server's problems at their fields; answers the error when something is left to say. */
export function refuseFields(store: FormStore, error: Error): Error | null {
  if (!(error instanceof AnsweredRefusal) || error.problems.length === 0) return error
  const homeless = store.refuse(error.problems.map(problemOf))
  return homeless.length > 0 ? error : null
}

function problemOf({ path, code, message }: AnsweredRefusal['problems'][number]): Problem {
  return { path, code: problemCodes.find((known) => known === code) ?? 'form.checkFailed', message }
}
