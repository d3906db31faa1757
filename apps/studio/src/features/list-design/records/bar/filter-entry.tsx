import { useT } from '@signet/i18n/react'
import { Button, Popover } from 'antd'
import { Filter } from 'lucide-react'
import { ConditionsField } from '../../fields/conditions-field.tsx'
import { plainFilter } from '../plain-filter.ts'
import styles from '../records.module.css'
import { useRecordsDesk } from '../records-desk.ts'

/** Conditions over the fields of the list. */
export function FilterEntry() {
  const t = useT()
  const { fields, looking, look } = useRecordsDesk()
  const count = plainFilter(looking.rules)?.conditions.length ?? 0
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <div className={styles.filter}>
          <ConditionsField
            label={t('list-design.searches')}
            fields={fields}
            rules={looking.rules}
            sources={plain}
            onChange={(rules) => look({ rules })}
          />
        </div>
      }
    >
      <Button icon={<Filter size={16} aria-hidden />}>{t('list-design.preview.filter', { count })}</Button>
    </Popover>
  )
}

const plain = ['value'] as const
