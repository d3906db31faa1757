import { useT } from '@signet/i18n/react'
import { Sheet } from '@signet/ui'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Urgency, UrgencyMark, urgencies } from '../../../kit/fields/urgency-mark.tsx'
import styles from './urgency-chip.module.css'

type UrgencyChipProps = Readonly<{ value: Urgency; onChange: (urgency: Urgency) => void }>

/** The urgency, with a way to change it. */
export function UrgencyChip({ value, onChange }: UrgencyChipProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const choose = (urgency: Urgency) => {
    onChange(urgency)
    setOpen(false)
  }

  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        aria-label={t('approvals.urgency.change', { urgency: t(`flow.urgency.${value}`) })}
        onClick={() => setOpen(true)}
      >
        <UrgencyMark urgency={value} />
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </button>
      {isOpen && (
        <Sheet title={t('approvals.urgency.title')} onClose={() => setOpen(false)}>
          <ul className={styles.list}>
            {urgencies.map((urgency) => (
              <li key={urgency}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-pressed={urgency === value}
                  onClick={() => choose(urgency)}
                >
                  <UrgencyMark urgency={urgency} />
                  <span className={styles.note}>{t(`approvals.urgency.note.${urgency}`)}</span>
                  {urgency === value && <Check className={styles.check} aria-hidden="true" />}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}
