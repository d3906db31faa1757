import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet, sharedStyles } from '@signet/ui'
import { type CaseAction, caseButtons } from '../case/case-buttons.ts'
import type { OpenedCase } from '../queries.ts'
import { RefusedActions } from './refused-actions.tsx'

type MoreSheetProps = Readonly<{
  view: OpenedCase
  actions: readonly CaseAction[]
  words: (action: CaseAction) => string
  onChoose: (action: CaseAction) => void
  onClose: () => void
}>

/** The other actions, each with an explanation, and those that the person cannot take now. */
export function MoreSheet({ view, actions, words, onChoose, onClose }: MoreSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('approvals.more.title')} onClose={onClose}>
      <div className={sharedStyles.stack4}>
        {actions.length > 0 && (
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
        )}
        {view.status !== 'draft' && <RefusedActions view={view} words={words} />}
      </div>
    </Sheet>
  )
}
