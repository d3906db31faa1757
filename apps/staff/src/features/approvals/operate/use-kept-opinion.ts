import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { OpinionState } from '../../../kit/fields/opinion-field.tsx'

const keepAfterMs = 800

/** Saves a half-written opinion with the task, so that it is there on any device. */
export function useSavedOpinion(taskId: string | undefined, opinion: string, first: string) {
  const { approvals } = useClient()
  const [state, setState] = useState<OpinionState>('nothing')
  const last = useRef(first)
  const flush = useRef(() => {})
  const isStopped = useRef(false)

  useEffect(() => {
    if (!taskId || opinion === last.current || isStopped.current) return
    const keep = () => {
      if (isStopped.current || opinion === last.current) return
      last.current = opinion
      setState('keeping')
      approvals.saveOpinion({ taskId, opinion }).then(
        () => setState('kept'),
        () => setState('failed'),
      )
    }
    flush.current = keep
    const timer = setTimeout(keep, keepAfterMs)
    return () => clearTimeout(timer)
  }, [approvals, taskId, opinion])

  useEffect(() => () => flush.current(), [])

  return {
    state,
    /** Stops saving, because the opinion is being sent. */
    stop: () => {
      isStopped.current = true
    },
  }
}
