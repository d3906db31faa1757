import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../lib/app-context.ts'

export type Keeping = 'nothing' | 'keeping' | 'kept' | 'failed'

const keepAfterMs = 800

/** Keeps a half-written opinion with the task, so that it is there again on any device. */
export function useKeptOpinion(taskId: string | undefined, opinion: string, first: string) {
  const { approvals } = useClient()
  const [state, setState] = useState<Keeping>('nothing')
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
    /** It is being decided: nothing is half-written any more. */
    stop: () => {
      isStopped.current = true
    },
  }
}
