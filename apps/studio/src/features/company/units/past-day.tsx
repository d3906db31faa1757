import { useT } from '@signet/i18n/react'
import { classes, sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import styles from './units.module.css'

/** Chooses the day as of which the organization is shown, kept in the address; a past day cannot be changed. */
export function PastDay() {
  const t = useT()
  const { search, change } = useListSearch()
  return (
    <>
      <span className={styles.day}>
        <DayPicker label={t('units.asOf')} value={search.day ?? ''} onChange={(day) => change({ day })} />
      </span>
      {search.day && (
        <>
          <Button onClick={() => change({ day: undefined })}>{t('units.backToToday')}</Button>
          <output className={classes(sharedStyles.note, styles.dayHint)}>{t('units.pastHint')}</output>
        </>
      )}
    </>
  )
}
