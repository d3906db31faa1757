import { useT } from '@signet/i18n/react'
import { When } from '../parts/case-marks.tsx'
import type { OpenedCase } from '../queries.ts'
import styles from './why-note.module.css'

type WhyNoteProps = Readonly<{ view: OpenedCase; me: string }>

/** Why the task came to this person, by the rule and the facts of that day, and for whom they act. */
export function WhyNote({ view, me }: WhyNoteProps) {
  const t = useT()
  const { task, route } = view
  const step = route.find(({ people }) => people.some(({ taskId }) => taskId !== null && taskId === task?.id))
  const mine = step?.people.find(({ taskId }) => taskId === task?.id)
  if (!step?.enteredAt || !mine) return null
  if (mine.person.id !== me)
    return <p className={styles.why}>{t('approvals.case.standsIn', { name: mine.person.name })}</p>

  if (mine.source === '') return null
  const sentence = t(`flow.why.${mine.source}`, mine.why)
  return (
    <p className={styles.why}>
      {t('approvals.case.why', { reason: sentence })} · <When at={step.enteredAt} />
    </p>
  )
}
