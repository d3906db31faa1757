import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet } from '@signet/ui'
import { type CaseAction, caseButtons } from './case-buttons.ts'

type MoreSheetProps = Readonly<{
  actions: readonly CaseAction[]
  words: (action: CaseAction) => string
  onChoose: (action: CaseAction) => void
  onClose: () => void
}>

/** The other actions, each with an explanation. */
export function MoreSheet({ actions, words, onChoose, onClose }: MoreSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('approvals.more.title')} onClose={onClose}>
      <CellGroup label={t('approvals.more.title')}>
        {actions.map((action) => {
          const { Icon } = caseButtons[action]
          return (
            <Cell
              key={action}
              icon={<Icon aria-hidden="true" />}
              title={words(action)}
              note={t(`approvals.action.note.${action}`)}
              onPress={() => onChoose(action)}
            />
          )
        })}
      </CellGroup>
    </Sheet>
  )
}
