import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
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
import { When } from '../parts/case-marks.tsx'
import type { RouteStep } from '../queries.ts'
import { StepPeople } from './step-people.tsx'
import styles from './timeline.module.css'

/** The route of a case: past, current and future steps. */
export function Timeline({ steps }: Readonly<{ steps: readonly RouteStep[] }>) {
  const t = useT()
  return (
    <ol className={styles.timeline} aria-label={t('approvals.timeline.label')}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node may be visited twice in one round; steps are only appended
        <TimelineStep key={`${step.node}-${step.round}-${index}`} step={step} />
      ))}
    </ol>
  )
}

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
  filed: Flag,
}

/** One step: status, people, what they said, and why it came to them. */
function TimelineStep({ step }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  const { state, enteredAt, leftAt, people, voting, work, round } = step
  const Icon = icons[state]
  const reasons = reasonsOf(t, step)
  const at = leftAt ?? enteredAt

  return (
    <li className={styles.step} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <StepHead step={step} at={at} />
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
        {people.length > 0 && (
          <StepPeople people={people} isTold={work === 'read' || state === 'launched' || state === 'filed'} />
        )}
        <CopiedTo step={step} />
      </div>
    </li>
  )
}

function StepHead({ step, at }: Readonly<{ step: RouteStep; at: string | null }>) {
  const t = useT()
  return (
    <p className={styles.head}>
      <span className={sharedStyles.strong}>{headOf(t, step)}</span>
      <span className={styles.state}>{t(wordOf(step))}</span>
      {at && <When at={at} className={styles.time} />}
    </p>
  )
}

function Until({ step: { state, until } }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  if (state !== 'active' || !until) return null

  return (
    <p className={styles.rule}>
      {t('approvals.step.until')} <When at={until} />
    </p>
  )
}

/** Who got a copy at this step; a pure copy step lists them as its people. */
function CopiedTo({ step: { work, copiedTo: people } }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  if (work === 'read' || people.length === 0) return null

  const names = people.map(({ name }) => name).join(t('approvals.and'))
  return <p className={styles.rule}>{t('approvals.step.copiedTo', { people: names })}</p>
}

/** The step's name, or a sentence about what an administrator did to the whole case. */
function headOf(t: ReturnType<typeof useT>, { act, name: node, people }: RouteStep): string {
  return act ? t(actionKeys[act], { name: people[0]?.person.name ?? '', node }) : node
}

/** Written out, so that the sentences of other events load with the history. */
const actionKeys = {
  caseRecalled: 'flow.event.caseRecalled',
  caseWithdrawn: 'flow.event.caseWithdrawn',
  caseTerminated: 'flow.event.caseTerminated',
  draftHandedOver: 'flow.event.draftHandedOver',
  caseSuspended: 'flow.event.caseSuspended',
  caseResumed: 'flow.event.caseResumed',
  caseRevived: 'flow.event.caseRevived',
  caseArchived: 'flow.event.caseArchived',
  caseMigrated: 'flow.event.caseMigrated',
  tasksReassigned: 'flow.event.tasksReassigned',
  caseJumped: 'flow.event.caseJumped',
  nodeRetried: 'flow.event.nodeRetried',
  revocationStarted: 'flow.event.revocationStarted',
  revocationEnded: 'flow.event.revocationEnded',
  messagesFiled: 'flow.event.messagesFiled',
} as const satisfies Record<NonNullable<RouteStep['act']>, string>

/** Key of the step's status; steps without an approval are not called one. */
function wordOf({ state, work }: RouteStep): string {
  if (work === 'read') return state === 'toCome' ? 'approvals.stage.willBeCopied' : 'flow.source.copy'
  if (state === 'cancelled' || state === 'ended') return `approvals.step.${state}`
  if (!isOnItsWay(state)) return `flow.step.${state}`
  if (work === 'handle') return `approvals.step.handling.${state}`
  return work === 'run' ? `approvals.step.running.${state}` : `flow.step.${state}`
}

function isOnItsWay(state: RouteStep['state']): state is 'active' | 'toCome' | 'passed' {
  return state === 'active' || state === 'toCome' || state === 'passed'
}

/**
 * Reasons shown elsewhere: copies have a word of their own, helpers and signers are listed below the person
 * who asked.
 */
const reasonsShownElsewhere = ['copy', 'assist', 'addedBefore', 'addedAfter']

/** The sources that found the people, by name where they have one, the rule used when none did, or the problem. */
function reasonsOf(t: ReturnType<typeof useT>, { because, people }: RouteStep): readonly string[] {
  return because
    .filter((code) => !reasonsShownElsewhere.includes(code))
    .flatMap((code) => {
      const reason = t(reasonOf(code))
      const names = new Set(people.flatMap(({ source, why }) => (source === code && why['name']) || []))
      return names.size > 0
        ? [...names].map((name) => t('approvals.because.named', { reason, name }))
        : reason
    })
}

const problems = ['nobodyFound', 'noLineTrue', 'endlessWalk']

function reasonOf(code: string): string {
  if (problems.includes(code)) return `flow.exception.${code}`
  const [, rule] = /^nobody\.(\w+)$/.exec(code) ?? []
  return rule ? `flow.nobody.${rule}` : `flow.source.${code}`
}
