import { AnsweredRefusal } from '@signet/client'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../../lib/app-context.ts'
import type { CallOf } from './call-of.ts'

type DeedOptions = Readonly<{
  isShown?: boolean
  /** What is asked for again when it is done. */
  touches?: 'approvals' | 'records' | 'schedules' | 'documents'
}>

/**
 * One deed of a person. Pressed twice it is done once; sent again after a lost answer it carries the key of
 * the first time, so that the server does it once, too. With `isShown` the page itself shows a refusal.
 */
export function useDeed<Input, Answer>(
  call: CallOf<Input, Answer>,
  { isShown = true, touches = 'approvals' }: DeedOptions = {},
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

/** Answered by the server: nothing is left open, the next attempt is a new deed. */
function isAnswered(error: Error): boolean {
  return error instanceof AnsweredRefusal && error.status > 0 && error.status !== 408
}

function newKeys() {
  let last = { deed: '', key: '' }
  return {
    keyOf(input: unknown): string {
      const deed = JSON.stringify(input)
      if (deed !== last.deed) last = { deed, key: crypto.randomUUID() }
      return last.key
    },
  }
}
