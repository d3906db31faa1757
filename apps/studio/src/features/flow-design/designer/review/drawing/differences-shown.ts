import { createContext, use } from 'react'
import type { Difference } from '../review-queries.ts'

type Changes = ReadonlyMap<string, Difference['change']>

const DifferencesContext = createContext<Changes>(new Map())
export const DifferencesShown = DifferencesContext.Provider

/** What became of a step or line between the two versions that are drawn; undefined: nothing. */
export function useDifference(id: string): Difference['change'] | undefined {
  return use(DifferencesContext).get(id)
}
