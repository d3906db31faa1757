import { useT } from '@signet/i18n/react'
import { Sheet } from '@signet/ui'
import { Check } from 'lucide-react'
import { type Urgency, UrgencyMark, urgencies } from '../../../kit/fields/urgency-mark.tsx'
import styles from './urgency-sheet.module.css'

type UrgencySheetProps = Readonly<{
  value: Urgency
  onChoose: (urgency: Urgency) => void
  onClose: () => void
}>

/** The urgencies to choose from. */
export function UrgencySheet({ value, onChoose, onClose }: UrgencySheetProps) {
  const t = useT()
  return (
    <Sheet title={t('approvals.urgency.title')} onClose={onClose}>
      <ul className={styles.list}>
        {urgencies.map((urgency) => (
          <li key={urgency}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={urgency === value}
              onClick={() => onChoose(urgency)}
            >
              <UrgencyMark urgency={urgency} />
              <span className={styles.note}>{t(`approvals.urgency.note.${urgency}`)}</span>
              {urgency === value && <Check className={styles.check} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
