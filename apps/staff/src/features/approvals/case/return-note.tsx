import { useFormats, useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Undo2 } from 'lucide-react'
import { useNow } from '../../../lib/use-now.ts'
import styles from '../parts/note-bar.module.css'
import type { OpenedCase, StepPerson } from '../queries.ts'

/** On a case that came back: who sent it back, when, and why, before anything else. */
export function ReturnNote({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const by = view.status === 'returned' ? lastReturn(view) : undefined
  if (!by?.at) return null

  const facts = { name: by.person.name, time: formats.near(by.at, now) }
  return (
    <div className={classes(styles.note, styles.conflict)} role="note">
      <Undo2 className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p>{t('approvals.returned.by', facts)}</p>
        {by.opinion && <p className={styles.reason}>{by.opinion}</p>}
      </div>
    </div>
  )
}

function lastReturn({ route }: OpenedCase): StepPerson | undefined {
  return route
    .flatMap(({ people }) => people)
    .filter(({ decision, at }) => decision === 'returned' && at !== null)
    .toSorted((one, other) => String(one.at).localeCompare(String(other.at)))
    .at(-1)
}
