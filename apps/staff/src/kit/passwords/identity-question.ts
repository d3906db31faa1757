import { type ReadonlySignal, signal } from '@preact/signals-core'
import { AnsweredRefusal } from '@signet/client'
import type { App } from '../context/app-context.ts'

type IdentityQuestion = Readonly<{
  isOpen: ReadonlySignal<boolean>
  /** Resolves once the person has confirmed who they are or has given up; calls that wait share one answer. */
  ask: () => Promise<boolean>
  answer: (isConfirmed: boolean) => void
}>

const questions = new WeakMap<App['queries'], IdentityQuestion>()

/** The question of this window, which its host shows. */
export function identityQuestionOf({ queries }: App): IdentityQuestion {
  const known = questions.get(queries) ?? createQuestion()
  questions.set(queries, known)
  return known
}

function createQuestion(): IdentityQuestion {
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

export const unconfirmed = 'session.confirmFirst'

/** Makes a call, and once more after the person has confirmed who they are, where the server asks that first. */
export async function callConfirmed<Answer>(app: App, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof AnsweredRefusal) || error.code !== unconfirmed) throw error
    if (!(await identityQuestionOf(app).ask())) throw error
    return call()
  }
}
