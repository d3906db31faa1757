import { aroundOf } from '@signet/client'
import type { FormulaContext } from '@signet/formula'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../context/app-context.ts'
import { currentUserQuery } from '../context/current-user-query.ts'

/** The context of a form in the designer: the administrator, now, for a record of `starter`. */
export function useAround(starter?: string): FormulaContext {
  const { data } = useQuery(currentUserQuery(useApp()))
  return useMemo(() => (data ? aroundOf(data, starter) : { now: new Date().toISOString() }), [data, starter])
}
