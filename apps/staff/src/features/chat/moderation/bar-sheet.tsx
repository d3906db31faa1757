import { type ChatBar, chatBars } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet, sharedStyles } from '@signet/ui'

type BarSheetProps = Readonly<{
  name: string
  isBarred: boolean
  onChosen: (bar: ChatBar) => void
  onClose: () => void
}>

/** For how long a member of a group may only read, or that they write again. */
export function BarSheet({ name, isBarred, onChosen, onClose }: BarSheetProps) {
  const t = useT()
  const offered = chatBars.filter((bar) => bar !== 'none' || isBarred)
  return (
    <Sheet title={t('chat.bar.title', { name })} onClose={onClose}>
      <div className={sharedStyles.stack4}>
        <CellGroup label={t('chat.bar.title', { name })}>
          {offered.map((bar) => (
            <Cell key={bar} title={t(`chat.bar.${bar}`)} onPress={() => onChosen(bar)} />
          ))}
        </CellGroup>
        <p className={sharedStyles.note}>{t('chat.bar.note')}</p>
      </div>
    </Sheet>
  )
}
