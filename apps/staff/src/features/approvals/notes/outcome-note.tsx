import { useFormats, useT } from '@signet/i18n/react'
import { Ban, type LucideIcon, Pause, Undo2, X } from 'lucide-react'
import { useNow } from '../../../kit/context/use-now.ts'
import styles from '../../../kit/forms/note-bar.module.css'
import { NoteBar } from '../../../kit/forms/note-bar.tsx'
import type { OpenedCase, RouteStep, StepPerson } from '../queries.ts'

type Outcome = 'returned' | 'rejected' | 'terminated' | 'suspended'

const icons: Readonly<Record<Outcome, LucideIcon>> = {
  returned: Undo2,
  rejected: X,
  terminated: Ban,
  suspended: Pause,
}

/** Who returned or stopped the case, when, and why. */
export function OutcomeNote({ view: { status, route } }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const by = isOutcome(status) ? lastOf(route, status) : undefined
  if (!isOutcome(status) || !by?.at) return null

  const facts = { name: by.person.name, time: formats.near(by.at, now) }
  return (
    <NoteBar
      Icon={icons[status]}
      role="note"
      tone={status === 'rejected' ? 'refused' : 'conflict'}
      text={
        <>
          <p>{t(`approvals.outcome.${status}`, facts)}</p>
          {by.opinion && <p className={styles.reason}>{by.opinion}</p>}
        </>
      }
    />
  )
}

function isOutcome(status: OpenedCase['status']): status is Outcome {
  return Object.hasOwn(icons, status)
}

function lastOf(route: readonly RouteStep[], outcome: Outcome): StepPerson | undefined {
  return route
    .flatMap((step) => step.people.filter((person) => hasCaused(step, person, outcome)))
    .filter(({ at }) => at !== null)
    .toSorted((one, other) => String(one.at).localeCompare(String(other.at)))
    .at(-1)
}

function hasCaused({ act, kind, state }: RouteStep, { decision }: StepPerson, outcome: Outcome): boolean {
  if (outcome === 'suspended') return act === 'caseSuspended'
  return outcome === 'terminated' ? kind === 'case' && state === 'ended' : decision === outcome
}
