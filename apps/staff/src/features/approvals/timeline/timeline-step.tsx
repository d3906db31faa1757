import { useT } from '@signet/i18n/react'
import {
  Ban,
  Check,
  CircleDashed,
  CircleDot,
  Flag,
  type LucideIcon,
  RotateCcw,
  Send,
  TriangleAlert,
  Undo2,
  Wrench,
  X,
} from 'lucide-react'
import { When } from '../marks/when.tsx'
import type { RouteStep } from '../queries.ts'
import { StepPeople } from './step-people.tsx'
import { headOf, reasonsOf, wordOf } from './step-words.ts'
import styles from './timeline.module.css'

const icons: Readonly<Record<RouteStep['state'], LucideIcon>> = {
  launched: Send,
  passed: Check,
  rejected: X,
  active: CircleDot,
  returned: Undo2,
  recalled: RotateCcw,
  cancelled: Ban,
  toCome: CircleDashed,
  exception: TriangleAlert,
  ended: Flag,
  administered: Wrench,
}

/** One step: its icon and word, who had it, what they said, and why it was them. */
export function TimelineStep({ step }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  const { state, enteredAt, leftAt, people, voting, work, round } = step
  const Icon = icons[state]
  const reasons = reasonsOf(step).map((reason) => t(reason))
  const at = leftAt ?? enteredAt

  return (
    <li className={styles.step} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>{headOf(t, step)}</span>
          <span className={styles.state}>{t(wordOf(step))}</span>
          {at && <When at={at} className={styles.time} />}
        </p>
        <p className={styles.rule}>
          {[
            people.length > 1 && voting ? t(`approvals.voting.${voting}`) : '',
            round > 1 ? t('approvals.step.round', { round }) : '',
            reasons.length > 0 ? t('approvals.because', { reasons: reasons.join(t('approvals.and')) }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Until step={step} />
        {step.failure !== '' && <p className={styles.failure}>{step.failure}</p>}
        {people.length > 0 && <StepPeople people={people} isTold={work === 'read' || state === 'launched'} />}
        <CopiedTo step={step} />
      </div>
    </li>
  )
}

/** How long a timer still waits. */
function Until({ step: { state, until } }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  if (state !== 'active' || !until) return null

  return (
    <p className={styles.rule}>
      {t('approvals.step.until')} <When at={until} />
    </p>
  )
}

/** Who got to see it from here; at a step that only circulates they stand as its people. */
function CopiedTo({ step: { work, copiedTo: people } }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  if (work === 'read' || people.length === 0) return null

  const names = people.map(({ name }) => name).join(t('approvals.and'))
  return <p className={styles.rule}>{t('approvals.step.copiedTo', { people: names })}</p>
}
