import { useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import { RadioList } from '../parts/radio-list.tsx'
import { ShareField } from './share-field.tsx'
import styles from './signers-field.module.css'
import type { SignersVote } from './signers-vote.ts'

type SignersFieldProps = Readonly<{
  value: SignersVote
  /** How many are asked. */
  count: number
  onChange: (value: SignersVote) => void
}>

const places = ['before', 'after'] as const
const modes = ['all', 'any', 'sequential'] as const

/** Whether added signers sign before or after me, and how they vote among themselves. */
export function SignersField({ value, count, onChange }: SignersFieldProps) {
  const t = useT()
  return (
    <Card>
      <div className={styles.fields}>
        <RadioList
          legend={t('approvals.signers.when')}
          options={places.map((place) => ({
            value: place,
            label: t(`approvals.signers.${place}`),
            note: t(`approvals.signers.note.${place}`),
          }))}
          value={value.place}
          onChange={(place) => onChange({ ...value, place })}
        />
        {count > 1 && (
          <RadioList
            legend={t('approvals.signers.voting')}
            options={modes.map((mode) => ({ value: mode, label: t(`approvals.voting.${mode}`) }))}
            value={value.mode}
            onChange={(mode) => onChange({ ...value, mode })}
          />
        )}
        {count > 1 && value.mode === 'all' && (
          <ShareField value={value.share} count={count} onChange={(share) => onChange({ ...value, share })} />
        )}
      </div>
    </Card>
  )
}
