import type { contract, ParsedOutput } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { ChevronsUp, ChevronUp, Minus } from 'lucide-react'
import styles from './urgency-mark.module.css'

export type Urgency = ParsedOutput<(typeof contract)['approvals']['open']>['urgency']

export const urgencies: readonly Urgency[] = ['normal', 'important', 'urgent']

const icons = { normal: Minus, important: ChevronUp, urgent: ChevronsUp } as const

export function UrgencyMark({ urgency }: Readonly<{ urgency: Urgency }>) {
  const t = useT()
  const Icon = icons[urgency]
  return (
    <span className={classes(styles.mark, styles[urgency])}>
      <Icon aria-hidden="true" />
      {t(`flow.urgency.${urgency}`)}
    </span>
  )
}
