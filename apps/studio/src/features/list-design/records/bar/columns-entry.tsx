import { useT } from '@signet/i18n/react'
import { Button, Checkbox, Popover } from 'antd'
import { ChevronDown, ChevronUp, Columns3 } from 'lucide-react'
import { SmallButton } from '../../../form-design/index.ts'
import { movedTo } from '../../designer/moved-to.ts'
import styles from '../records.module.css'
import { useRecordsDesk } from '../records-desk.ts'

/** Which columns are shown, and in which order. */
export function ColumnsEntry() {
  const t = useT()
  return (
    <Popover trigger="click" placement="bottomLeft" content={<ColumnChoice />}>
      <Button icon={<Columns3 size={16} aria-hidden />}>{t('list-design.columns')}</Button>
    </Popover>
  )
}

function ColumnChoice() {
  const t = useT()
  const { columns, shown, looking, look } = useRecordsDesk()
  const rest = columns.filter(({ field }) => !shown.some((one) => one.field === field))
  const chosen = looking.columns
  const placeOf = (field: string) => chosen.findIndex((one) => one.field === field)
  const move = (field: string, by: number) =>
    look({ columns: movedTo(chosen, placeOf(field), placeOf(field) + by) })

  return (
    <ul className={styles.choices} aria-label={t('list-design.columns')}>
      {[...shown, ...rest].map(({ field, name }) => {
        const place = placeOf(field)
        const isShown = place >= 0
        return (
          <li key={field}>
            <Checkbox
              checked={isShown}
              disabled={isShown && chosen.length === 1}
              onChange={() =>
                look({ columns: isShown ? chosen.toSpliced(place, 1) : [...chosen, { field }] })
              }
            >
              {name}
            </Checkbox>
            {isShown && (
              <span className={styles.moves}>
                <SmallButton
                  name={t('list-design.records.columnUp', { name })}
                  Icon={ChevronUp}
                  isOff={place === 0}
                  onPress={() => move(field, -1)}
                />
                <SmallButton
                  name={t('list-design.records.columnDown', { name })}
                  Icon={ChevronDown}
                  isOff={place === chosen.length - 1}
                  onPress={() => move(field, 1)}
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
