import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { ChevronsUp, ChevronUp, Minus } from 'lucide-react'
import type { Urgency } from '../queries.ts'
import styles from './urgency-mark.module.css'

const icons = { normal: Minus, important: ChevronUp, urgent: ChevronsUp } as const

/** How urgent it is: icon, word and colour. */
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
