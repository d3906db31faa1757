import { problemSentence } from '@signet/form'
import { sharedStyles } from '@signet/ui'
import { CircleAlert } from 'lucide-react'
import styles from './error-summary.module.css'
import { isOutOfSight } from './is-out-of-sight.ts'
import { useFormContext } from './surroundings.ts'
import { useSignal } from './use-signal.ts'
import { useSpeaker } from './use-speaker.ts'

const mostLines = 20

/** After an attempt to submit: everything that is wrong, each a link to its field. Read aloud when it appears. */
export function ErrorSummary() {
  const { store } = useFormContext()
  const problems = useSignal(store.shownProblems)
  const speaker = useSpeaker()
  const show = useShowField()
  if (problems.length === 0) return null

  return (
    <section className={styles.summary} role="alert">
      <h2 className={styles.title}>
        <CircleAlert aria-hidden="true" />
        {speaker.t('form.summary.title', { count: problems.length })}
      </h2>
      <ul className={sharedStyles.list}>
        {problems.slice(0, mostLines).map((problem) => (
          <li key={problem.path}>
            <button type="button" className={styles.link} onClick={() => show(problem.path)}>
              {problemSentence(store.plan, problem, speaker)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Scrolls a field (named by path, like problems) into view and focuses it; opens its row or layout part first. */
function useShowField(): (path: string) => void {
  const { store, idOf, wanted } = useFormContext()
  return (place) => {
    const path = store.pathById(place) ?? place
    const control = document.getElementById(idOf(path))
    if (control && !isOutOfSight(control)) focusOn(control)
    else wanted.value = path
  }
}

/** The control itself, or the first thing in it that takes the focus. */
export function focusOn(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  const inside = element.querySelector<HTMLElement>('input, button, textarea, [tabindex]')
  const target = element.matches('input, button, textarea, [tabindex]') ? element : (inside ?? element)
  target.focus({ preventScroll: true })
}
