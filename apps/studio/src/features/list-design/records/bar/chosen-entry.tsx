import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import styles from '../records.module.css'
import { mostChosen, useRecordsDesk } from '../records-desk.ts'

/** How many records are chosen, on whatever page they stand; and none again. */
export function ChosenEntry() {
  const t = useT()
  const { chosen, choose } = useRecordsDesk()
  const count = chosen.length
  return (
    <>
      <output className={styles.chosen}>
        {count > 0 &&
          t(count < mostChosen ? 'list-design.records.chosen' : 'list-design.records.mostChosen', { count })}
      </output>
      {count > 0 && (
        <Button type="link" size="small" onClick={() => choose([])}>
          {t('list-design.records.chooseNone')}
        </Button>
      )}
    </>
  )
}
