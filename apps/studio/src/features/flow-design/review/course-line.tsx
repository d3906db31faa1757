import { useT } from '@signet/i18n/react'
import styles from './review.module.css'
import type { Course } from './review-queries.ts'

/** The route of a case in one line: its steps with people, and its end. */
export function CourseLine({ label, course }: Readonly<{ label: string; course: Course }>) {
  const t = useT()
  const steps = course.steps.map(({ name, people }) =>
    t('flow-design.review.step', {
      name,
      people: people.map((one) => one.name).join(t('flow-design.separator')),
    }),
  )
  const isHeld = course.status === 'running' || course.status === 'exception'
  const end = isHeld
    ? t('flow-design.review.standsAt', { nodes: course.at.join(t('flow-design.separator')) })
    : t(course.status === 'refused' ? 'flow-design.review.refused' : `flow.status.${course.status}`)
  return (
    <span className={styles.course}>
      {label} {[...steps, end].join(' → ')}
      {course.reason && ` (${course.reason})`}
    </span>
  )
}
