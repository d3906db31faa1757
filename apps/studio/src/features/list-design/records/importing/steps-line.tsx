import { type SheetImportState, stepOf } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Check } from 'lucide-react'
import styles from './importing.module.css'

const steps = ['choose', 'check', 'take'] as const
const placeOf = { reading: 0, checking: 1, taking: 2, done: 3, failed: 0 } as const

/** Which of the three steps is at hand. */
export function StepsLine({ state: { preview } }: Readonly<{ state: SheetImportState }>) {
  const t = useT()
  const place = preview ? placeOf[stepOf(preview)] : 0
  return (
    <ol className={styles.steps} aria-label={t('sheets.steps')}>
      {steps.map((step, at) => (
        <li key={step} aria-current={at === place ? 'step' : undefined} data-done={at < place || undefined}>
          <span className={styles.place} aria-hidden="true">
            {at < place ? <Check size={14} /> : at + 1}
          </span>
          {t(`sheets.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
