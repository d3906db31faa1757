import { type ReadonlySignal, signal } from '@preact/signals-core'

/** Asks the administrator who they are, for calls that the server refuses until it knows. */
export type IdentityQuestion = Readonly<{
  isOpen: ReadonlySignal<boolean>
  /** Resolves with whether they showed it; calls that wait at the same time share one question. */
  ask: () => Promise<boolean>
  answer: (isConfirmed: boolean) => void
}>

export function createIdentityQuestion(): IdentityQuestion {
  const isOpen = signal(false)
  let waiting: PromiseWithResolvers<boolean> | undefined
  return {
    isOpen,
    ask: () => {
      waiting ??= Promise.withResolvers()
      isOpen.value = true
      return waiting.promise
    },
    answer: (isConfirmed) => {
      isOpen.value = false
      waiting?.resolve(isConfirmed)
      waiting = undefined
    },
  }
}
