import { useT } from '@signet/i18n/react'
import { TextField } from '@signet/ui'
import { type DelegationDraft, laterBy, type problemsOf } from './delegation-draft.ts'
import styles from './period-fields.module.css'

type PeriodFieldsProps = Readonly<{
  draft: DelegationDraft
  problems: Pick<ReturnType<typeof problemsOf>, 'starts' | 'ends'>
  onChange: (part: Pick<Partial<DelegationDraft>, 'starts' | 'ends'>) => void
}>

const lengths = [1, 3, 7, 14, 30] as const

/** Start and end; usual lengths are one press away. */
export function PeriodFields({ draft: { starts, ends }, problems, onChange }: PeriodFieldsProps) {
  const t = useT()
  return (
    <>
      <div className={styles.days}>
        <TextField
          type="datetime-local"
          required
          label={t('delegations.from')}
          value={starts}
          problem={problems.starts && t(problems.starts)}
          onChange={(value) => onChange({ starts: value })}
        />
        <TextField
          type="datetime-local"
          required
          label={t('delegations.to')}
          value={ends}
          problem={problems.ends && t(problems.ends)}
          onChange={(value) => onChange({ ends: value })}
        />
      </div>
      <fieldset className={styles.lengths} disabled={starts === ''}>
        <legend className={styles.legend}>{t('delegations.length')}</legend>
        {lengths.map((days) => (
          <button
            key={days}
            type="button"
            className={styles.length}
            aria-pressed={starts !== '' && ends === laterBy(days, starts)}
            onClick={() => onChange({ ends: laterBy(days, starts) })}
          >
            {t('delegations.days', { days })}
          </button>
        ))}
      </fieldset>
    </>
  )
}
