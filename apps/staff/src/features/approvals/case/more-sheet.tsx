import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet } from '@signet/ui'
import {
  ArrowRightLeft,
  BellRing,
  Check,
  CircleStop,
  HandHelping,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  Play,
  RotateCcw,
  Save,
  Send,
  Share2,
  Trash2,
  Undo2,
  UserMinus,
  UserPlus,
  Users,
  X,
} from 'lucide-react'
import type { CaseAction } from './case-actions.ts'

const icons: Readonly<Record<CaseAction, LucideIcon>> = {
  launch: Send,
  saveDraft: Save,
  sign: Inbox,
  start: Play,
  unsign: Inbox,
  agree: Check,
  handle: Check,
  reject: X,
  return: Undo2,
  transfer: ArrowRightLeft,
  assist: Users,
  help: HandHelping,
  addSigners: UserPlus,
  removeSigners: UserMinus,
  copyTo: Share2,
  urge: BellRing,
  recall: RotateCcw,
  withdraw: CircleStop,
  takeBack: RotateCcw,
  comment: MessageSquareText,
  remove: Trash2,
  terminate: CircleStop,
}

type MoreSheetProps = Readonly<{
  actions: readonly CaseAction[]
  words: (action: CaseAction) => string
  onChoose: (action: CaseAction) => void
  onClose: () => void
}>

/** What else may be done, each with what it means. */
export function MoreSheet({ actions, words, onChoose, onClose }: MoreSheetProps) {
  const t = useT()
  return (
    <Sheet title={t('approvals.more.title')} onClose={onClose}>
      <CellGroup label={t('approvals.more.title')}>
        {actions.map((action) => {
          const Icon = icons[action]
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
