import { useT } from '@signet/i18n/react'
import { useId } from 'react'
import styles from './share-field.module.css'

type ShareFieldProps = Readonly<{ value: number; count: number; onChange: (share: number) => void }>

/** How many in a hundred of the signers have to agree, in tens, and how many people that is. */
export function ShareField({ value, count, onChange }: ShareFieldProps) {
  const t = useT()
  const id = useId()
  const enough = Math.ceil((count * value) / 100)
  return (
    <div>
      <p className={styles.head}>
        <label htmlFor={id}>{t('approvals.signers.share')}</label>
        <output htmlFor={id} className={styles.share}>
          {t('approvals.signers.enough', { share: value, enough, count })}
        </output>
      </p>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={10}
        max={100}
        step={10}
        value={value}
        aria-valuetext={t('approvals.signers.enough', { share: value, enough, count })}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
