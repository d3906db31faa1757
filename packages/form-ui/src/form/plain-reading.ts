import { createContext, use } from 'react'

const PlainReading = createContext(false)

/** What stands inside is part of a button or a link: nothing in it may be pressed. */
export const PlainReadingProvider = PlainReading.Provider

export function usePlainReading(): boolean {
  return use(PlainReading)
}
