import { AnsweredRefusal, type CallOptions } from '@signet/client'
import type { contract, RequestInput } from '@signet/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../context/app-context.ts'

type CommandOptions = Readonly<{
  isShown?: boolean
  /** The queries to fetch again afterwards. */
  touches?: 'approvals' | 'records' | 'schedules' | 'documents'
}>

/**
 * A command sent to the server. A double press sends it once; a retry after a lost answer reuses the
 * idempotency key. With `isShown` the page itself shows a refusal.
 */
export function useCommand<Input, Answer>(
  call: CallOf<Input, Answer>,
  { isShown = true, touches = 'approvals' }: CommandOptions = {},
) {
  const { queries } = useApp()
  const keys = useRef(newKeys())
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: (input: Input) => call(input, { key: keys.current.keyOf(input) }),
    meta: { isShown },
    onSettled: (_answer, error) => {
      isRunning.current = false
      if (!error || isAnswered(error)) keys.current = newKeys()
      void queries.invalidateQueries({ queryKey: [touches] })
    },
  })

  return {
    isPending: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
    perform(input: Input, onDone?: (answer: Answer) => void, onRefused?: (error: Error) => void) {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(input, {
        onSuccess: (answer) => onDone?.(answer),
        onError: (error) => onRefused?.(error),
      })
    },
  }
}

/** The server answered, so the next attempt gets a new idempotency key. */
function isAnswered(error: Error): boolean {
  return error instanceof AnsweredRefusal && error.status > 0 && error.status !== 408
}

function newKeys() {
  let last = { action: '', key: '' }
  return {
    keyOf(input: unknown): string {
      const action = JSON.stringify(input)
      if (action !== last.action) last = { action, key: crypto.randomUUID() }
      return last.key
    },
  }
}

export type Values = RequestInput<(typeof contract)['approvals']['launch']>['values']
export type CallOf<Input, Answer> = (input: Input, options?: CallOptions) => Promise<Answer>
