import { AnsweredRefusal } from '@signet/client'
import { type FormStore, refuseProblems, type Stage } from '@signet/form'
import { useState } from 'react'
import { type CallOf, useCommand, type Values } from './use-command.ts'
import type { FilledForm } from './use-filled-form.ts'

type FormInput<Word> = Readonly<{ values: Values; beside: Word }>
type SubmittedForm<Word extends string> = Pick<FilledForm<Word>, 'store' | 'beside' | 'forget'>
type SubmitOptions = Readonly<{ stage: Stage; touches?: 'approvals' | 'records' }>

/**
 * Sends a filled form. Problems of fields are shown at the field and in the summary above; everything else
 * is `error`. Success removes the unsent input.
 */
export function useSubmit<Answer, Word extends string>(
  { store, beside, forget }: SubmittedForm<Word>,
  call: CallOf<FormInput<Word>, Answer>,
  { stage, touches = 'approvals' }: SubmitOptions,
) {
  const { perform, isPending } = useCommand(call, { touches })
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
    /** Shows the problems without sending. */
    show: () => fail(null),
    refuse: fail,
    /** `takes` returns true for a refusal that the caller handles. */
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

/** Shows the server's problems at their fields; returns the error when something is left to show. */
export function refuseFields(store: FormStore, error: Error): Error | null {
  if (!(error instanceof AnsweredRefusal) || error.problems.length === 0) return error
  return refuseProblems(store, error.problems).length > 0 ? error : null
}
