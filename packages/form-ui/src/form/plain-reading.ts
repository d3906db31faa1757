import { createContext, use } from 'react'

const PlainReading = createContext(false)

/** The content is part of a button or a link, so it must hold no control of its own. */
export const PlainReadingProvider = PlainReading.Provider

export function usePlainReading(): boolean {
  return use(PlainReading)
}
