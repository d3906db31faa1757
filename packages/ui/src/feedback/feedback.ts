import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Question } from '../controls/confirm-dialog.tsx'

/** What a toast offers to do, such as undo. */
type ToastAction = Readonly<{ label: string; run: () => void }>
export type Toast = Readonly<{
  id: number
  tone: 'success' | 'error' | 'plain'
  text: string
  action?: ToastAction | undefined
}>
export type FeedbackState = Readonly<{
  toasts: readonly Toast[]
  loading: string | null
  question: (Question & { answer: (isConfirmed: boolean) => void }) | null
}>
export type Feedback = ReturnType<typeof createFeedback>

type FeedbackOptions = Readonly<{
  /** Runs a callback later. */
  after?: (ms: number, run: () => void) => void
  onMismatch?: () => void
}>

/** How long a success is shown (spec section 9). */
const toastMs = 1_500
/** How long a success that can be undone is shown. */
const actionMs = 6_000

/**
 * Creates the messages to the person: toasts, one loading overlay, one question at a time. A success
 * disappears after 1.5 s; an error stays until dismissed. Calls to show and hide loading come in pairs; a
 * hide without a show only warns.
 */
export function createFeedback({ after = later, onMismatch = () => undefined }: FeedbackOptions = {}) {
  const state = signal<FeedbackState>({ toasts: [], loading: null, question: null })
  let lastId = 0
  let veils = 0
  const change = (part: Partial<FeedbackState>) => {
    state.value = { ...state.peek(), ...part }
  }
  const dismiss = (id: number) => change({ toasts: state.peek().toasts.filter((toast) => toast.id !== id) })
  const say = (tone: Toast['tone'], text: string, action?: ToastAction, ms = toastMs) => {
    // What can be undone is always the last thing that was done.
    const toasts = state.peek().toasts.filter((toast) => !(action && toast.action))
    if (!action && toasts.some((toast) => toast.text === text && toast.tone === tone)) return
    const toast = { id: ++lastId, tone, text, action }
    change({ toasts: [...toasts.slice(-1), toast] })
    if (tone !== 'error') after(action ? actionMs : ms, () => dismiss(toast.id))
  }

  const shown: ReadonlySignal<FeedbackState> = state
  return {
    state: shown,
    /** A success; with an action it stays for 6 s. */
    success: (text: string, action?: ToastAction) => say('success', text, action),
    /** Words that ask for nothing; long ones are given more milliseconds. */
    plain: (text: string, ms?: number) => say('plain', text, undefined, ms),
    error: (text: string) => say('error', text),
    dismiss,
    /** Removes all toasts, since what they said is over. */
    clear: () => change({ toasts: [] }),
    showLoading(text: string) {
      veils += 1
      change({ loading: text })
    },
    hideLoading() {
      if (veils === 0) return onMismatch()
      veils -= 1
      if (veils === 0) change({ loading: null })
    },
    /** Resolves with the answer; a second question answers the first one with no. */
    ask(question: Question): Promise<boolean> {
      state.peek().question?.answer(false)
      return new Promise((resolve) => {
        const answer = (isConfirmed: boolean) => {
          change({ question: null })
          resolve(isConfirmed)
        }
        change({ question: { ...question, answer } })
      })
    },
  }
}

function later(ms: number, run: () => void) {
  setTimeout(run, ms)
}
