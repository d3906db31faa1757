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

/** What became of something: icon, word and colour together, never colour alone. */
export function Status({ kind, children }: Readonly<{ kind: StatusKind; children: string }>) {
  const { Icon, tone } = looks[kind]
  return (
    <span className={classes(styles.status, styles[tone])}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  )
}
