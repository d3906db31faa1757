import { useT } from '@signet/i18n/react'
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  CircleX,
  type LucideIcon,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { classes } from '../classes.ts'
import badgeStyles from './badge.module.css'
import styles from './status.module.css'

const looks = {
  passed: { Icon: CircleCheck, tone: 'passed' },
  rejected: { Icon: CircleX, tone: 'danger' },
  active: { Icon: CircleDot, tone: 'active' },
  returned: { Icon: Undo2, tone: 'returned' },
  overdue: { Icon: TriangleAlert, tone: 'returned' },
  failed: { Icon: TriangleAlert, tone: 'danger' },
  paused: { Icon: CirclePause, tone: 'waiting' },
  ended: { Icon: Ban, tone: 'waiting' },
  waiting: { Icon: CircleDashed, tone: 'waiting' },
} as const satisfies Record<string, { Icon: LucideIcon; tone: string }>

export type StatusKind = keyof typeof looks

/** A status as icon, word and colour together, never by colour alone. */
export function Status({ kind, children }: Readonly<{ kind: StatusKind; children: string }>) {
  const { Icon, tone } = looks[kind]
  return (
    <span className={classes(styles.status, styles[tone])}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  )
}

const caseLooks = {
  draft: 'waiting',
  running: 'active',
  suspended: 'paused',
  returned: 'returned',
  recalled: 'returned',
  approved: 'passed',
  rejected: 'rejected',
  terminated: 'ended',
  revoking: 'active',
  revoked: 'ended',
  exception: 'failed',
} as const satisfies Record<string, StatusKind>

export type CaseStatusName = keyof typeof caseLooks

/** All statuses of a case, in the words of the flow engine. */
export const caseStatuses = Object.keys(caseLooks).filter(isCaseStatus)

export function isCaseStatus(word: string | undefined): word is CaseStatusName {
  return word !== undefined && Object.hasOwn(caseLooks, word)
}

/** The status of a case, the same in every client. */
export function CaseStatus({ status }: Readonly<{ status: CaseStatusName }>) {
  const t = useT()
  return <Status kind={caseLooks[status]}>{t(`flow.status.${status}`)}</Status>
}

type BadgeProps = Readonly<{ count: number; label?: string; isQuiet?: boolean }>

/** A count: nothing at zero, `99+` beyond 99. `isQuiet` for counts that need no attention. */
export function Badge({ count, label, isQuiet = false }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classes(badgeStyles.badge, isQuiet && badgeStyles.quiet)}>
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
