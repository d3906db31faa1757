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
  X,
} from 'lucide-react'
import { When } from '../marks/when.tsx'
import type { RouteStep } from '../queries.ts'
import { StepPersonLine } from './step-person-line.tsx'
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
}

/** One step: its icon and word, who had it, what they said, and why it was them. */
export function TimelineStep({ step }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  const { name, state, enteredAt, leftAt, people, voting, because, kind, round } = step
  const Icon = icons[state]
  const reasons = because.filter((code) => code !== 'copy').map((code) => t(reasonOf(code)))
  const at = leftAt ?? enteredAt

  return (
    <li className={styles.step} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>{name || t(`approvals.node.${knownKind(kind)}`)}</span>
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
        {people.length > 0 && (
          <ul className={styles.people}>
            {people.map((person) => (
              <StepPersonLine
                key={person.taskId ?? person.person.id}
                step={person}
                isTold={kind === 'copy' || state === 'launched'}
              />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function wordOf({ state, kind }: RouteStep): string {
  if (kind === 'copy') return state === 'toCome' ? 'approvals.stage.willBeCopied' : 'flow.source.copy'
  return state === 'cancelled' || state === 'ended' ? `approvals.step.${state}` : `flow.step.${state}`
}

const problems = ['nobodyFound', 'noLineTrue', 'endlessWalk']

/** Why these people: the source that found them, the rule that answered when none did, or what is in the way. */
function reasonOf(code: string): string {
  if (problems.includes(code)) return `flow.exception.${code}`
  return code.startsWith('nobody.') ? `flow.${code}` : `flow.source.${code}`
}

const kinds = ['start', 'approver', 'handler', 'copy', 'merge', 'end', 'automation'] as const

function knownKind(kind: string): string {
  return kinds.find((known) => known === kind) ?? 'other'
}
