import { AnsweredRefusal } from '@signet/client'
import { type FormStore, refuseProblems, type Stage } from '@signet/form'
import { useState } from 'react'
import type { CallOf, Values } from './call-of.ts'
import { useDeed } from './use-deed.ts'
import type { FilledForm } from './use-filled-form.ts'

type Filled<Word> = Readonly<{ values: Values; beside: Word }>
type Sending<Word extends string> = Pick<FilledForm<Word>, 'store' | 'beside' | 'forget'>
type SubmitOptions = Readonly<{ stage: Stage; touches?: 'approvals' | 'records' }>

/**
 * Sends a filled form. What is wrong with a field is said at the field and in the summary above the form; anything
 * else the server says is `error`. After success nothing unsent is left behind.
 */
export function useSubmit<Answer, Word extends string>(
  { store, beside, forget }: Sending<Word>,
  call: CallOf<Filled<Word>, Answer>,
  { stage, touches = 'approvals' }: SubmitOptions,
) {
  const { perform, isPending } = useDeed(call, { touches })
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
    refuse: fail,
    /** `takes` answers true for a refusal that somebody else sees to. */
    submit(onDone: (answer: Answer) => void, takes: (refused: Error) => boolean = () => false) {
      setError(null)
      if (stage === 'submit' && store.attempt().length > 0) return fail(null)

      perform(
        { values: store.values(), beside },
        (answer) => {
          forget()
          onDone(answer)
        },
        (refused) => {
          if (!takes(refused)) fail(refuseFields(store, refused))
        },
      )
    },
  }
}

/** Puts the server's problems at their fields; answers the error when something is left to say. */
export function refuseFields(store: FormStore, error: Error): Error | null {
  if (!(error instanceof AnsweredRefusal) || error.problems.length === 0) return error
  return refuseProblems(store, error.problems).length > 0 ? error : null
}
