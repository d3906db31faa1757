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
import styles from './timeline.module.css'

/** The way of a case: what is behind, where it stands, and what is still to come. */
export function Timeline({ steps }: Readonly<{ steps: readonly RouteStep[] }>) {
  const t = useT()
  return (
    <ol className={styles.timeline} aria-label={t('approvals.timeline.label')}>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a node may be visited twice in one round; steps are only appended
        <TimelineStep key={`${step.node}-${step.round}-${place}`} step={step} />
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
}

/** One step: its icon and word, who had it, what they said, and why it was them. */
function TimelineStep({ step }: Readonly<{ step: RouteStep }>) {
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

/** The step's name, or what an administrator did to the whole case, in a sentence. */
function headOf(t: ReturnType<typeof useT>, { act, name: node, people }: RouteStep): string {
  return act ? t(`flow.event.${act}`, { name: people[0]?.person.name ?? '', node }) : node
}

/** The key of the word for how the step stands; where nobody approves it is not called an approval. */
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

/** Copies have a word of their own, and who was asked stands below whoever asked. */
const toldElsewhere = ['copy', 'assist', 'addedBefore', 'addedAfter']

/** Keys of why these people: the sources that found them, the rule that answered when none did, or what is in the way. */
function reasonsOf({ because }: RouteStep): readonly string[] {
  return because.filter((code) => !toldElsewhere.includes(code)).map(reasonOf)
}

const problems = ['nobodyFound', 'noLineTrue', 'endlessWalk']

function reasonOf(code: string): string {
  if (problems.includes(code)) return `flow.exception.${code}`
  return code.startsWith('nobody.') ? `flow.${code}` : `flow.source.${code}`
}
