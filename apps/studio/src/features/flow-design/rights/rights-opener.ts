import { createContext, use } from 'react'

const RightsOpenerContext = createContext<(() => void) | null>(null)
export const RightsOpenerProvider = RightsOpenerContext.Provider

/** Opens the matrix of fields by steps, which the designer keeps apart from the panel. */
export function useOpenRights(): () => void {
  const open = use(RightsOpenerContext)
  if (!open) throw new Error('The way to the matrix needs a <RightsOpenerProvider> above it')
  return open
}
