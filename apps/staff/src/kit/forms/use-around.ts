import { aroundOf } from '@signet/client'
import type { FormulaContext } from '@signet/formula'
import { useMemo } from 'react'
import { useCurrentUser } from '../context/use-current-user.ts'

/** The context of a form's rules: the current time and person. */
export function useAround(starter?: string): FormulaContext | undefined {
  const { data } = useCurrentUser()
  return useMemo(() => data && aroundOf(data, starter), [data, starter])
}
