import { useT } from '@signet/i18n/react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Spinner } from '../layout/page-state.tsx'
import { useSignal } from '../use-signal.ts'
import type { Feedback, Toast } from './feedback.ts'
import styles from './feedback-host.module.css'

const FeedbackContext = createContext<Feedback | null>(null)

/** Messages to the person: `success`, `error`, `showLoading`/`hideLoading`, `ask`. */
export function useFeedback(): Feedback {
  const feedback = use(FeedbackContext)
  if (!feedback) throw new Error('useFeedback needs a <FeedbackHost> above it')
  return feedback
}

/** Shows the messages of `feedback` above the page below it. */
export function FeedbackHost({ feedback, children }: Readonly<{ feedback: Feedback; children: ReactNode }>) {
  const { toasts, loading, question } = useSignal(feedback.state)
  const spoken = toasts.filter(({ tone }) => tone !== 'error')
  const errors = toasts.filter(({ tone }) => tone === 'error')
  const above = useTopLayer(toasts.at(-1)?.id)

  return (
    <FeedbackContext value={feedback}>
      {children}
      {loading !== null && (
        <div className={styles.veil}>
          <Spinner />
          <p>{loading}</p>
        </div>
      )}
      <div ref={above} popover="manual" className={styles.toasts}>
        <div role="status">
          {spoken.map((toast) => (
            <ToastLine key={toast.id} toast={toast} onAct={() => feedback.dismiss(toast.id)} />
          ))}
        </div>
        <div>
          {errors.map((toast) => (
            <ToastLine key={toast.id} toast={toast} onDismiss={() => feedback.dismiss(toast.id)} />
          ))}
        </div>
      </div>
      {question && <ConfirmDialog {...question} onAnswer={question.answer} />}
    </FeedbackContext>
  )
}

type ToastLineProps = Readonly<{ toast: Toast; onAct?: () => void; onDismiss?: () => void }>

function ToastLine({ toast, onAct, onDismiss }: ToastLineProps) {
  const t = useT()
  return (
    <div className={styles.toast} data-tone={toast.tone} role={toast.tone === 'error' ? 'alert' : undefined}>
      {toast.tone === 'success' && <CircleCheck className={styles.icon} aria-hidden="true" />}
      {toast.tone === 'error' && <CircleAlert className={styles.icon} aria-hidden="true" />}
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run()
            onAct?.()
          }}
        >
          {toast.action.label}
        </button>
      )}
      {onDismiss && <IconButton label={t('ui.dismiss')} icon={<X />} onClick={onDismiss} />}
    </div>
  )
}

/**
 * Lifts an element with `popover="manual"` above everything open, also dialogs, each time `newest` changes.
 * Without a top layer the element is shown in place.
 */
function useTopLayer(newest: number | undefined) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lifted = element.current
    if (newest === undefined || !lifted?.showPopover) return
    lifted.showPopover()
    return () => lifted.hidePopover()
  }, [newest])

  return element
}
