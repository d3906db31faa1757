import { useT } from '@signet/i18n/react'
import { Button, Dropdown } from 'antd'
import { Ellipsis } from 'lucide-react'
import { useWord } from '../../../form-design/index.ts'
import type { RecordRow } from '../queries.ts'
import styles from '../records.module.css'
import { useRecordsDesk } from '../records-desk.ts'
import { nameOf } from '../rows/name-of.ts'
import { actionsAt } from './actions-at.ts'
import { ResultsDialog } from './results-dialog.tsx'
import { useAction } from './use-action.ts'

const sideBySide = 2

/** What the list's own buttons do with one record; those that are not enabled on it cannot be pressed. */
export function RowActions({ row }: Readonly<{ row: RecordRow }>) {
  const t = useT()
  const words = useWord()
  const { config } = useRecordsDesk()
  const action = useAction()
  const actions = actionsAt(config, 'record').map((one) => ({
    key: one.key,
    label: words(one.label),
    isEnabled: row.can.actions.includes(one.key),
    press: () => void action.start(one, [row]),
  }))
  const first = actions.length > sideBySide ? actions.slice(0, sideBySide - 1) : actions
  const rest = actions.slice(first.length)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps what happens here from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <span className={styles.actions} onClick={(event) => event.stopPropagation()}>
      {first.map(({ key, label, isEnabled, press }) => (
        <Button
          key={key}
          size="small"
          type="link"
          disabled={!isEnabled}
          loading={action.isPending}
          onClick={press}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map(({ key, label, isEnabled, press }) => ({
              key,
              label,
              disabled: !isEnabled,
              onClick: press,
            })),
          }}
        >
          <Button
            size="small"
            type="text"
            icon={<Ellipsis size={16} aria-hidden />}
            aria-label={t('list-design.records.more', { name: nameOf(config, row) })}
          />
        </Dropdown>
      )}
      {action.refused && <ResultsDialog told={action.refused} onClose={action.close} />}
    </span>
  )
}
