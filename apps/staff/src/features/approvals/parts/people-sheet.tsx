import { useT } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import { useState } from 'react'
import type { Colleague } from '../operate/operate-draft.ts'
import { PeoplePicker } from './people-picker.tsx'

type PeopleSheetProps = Readonly<{
  title: string
  chosen: readonly Colleague[]
  among?: readonly Colleague[] | undefined
  without: readonly string[]
  onDone: (chosen: readonly Colleague[]) => void
  onClose: () => void
}>

/** Colleagues are ticked here; nothing changes until it is done. */
export function PeopleSheet({ title, chosen, among, without, onDone, onClose }: PeopleSheetProps) {
  const t = useT()
  const [wish, setWish] = useState(chosen)
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <Button tone="primary" isWide onClick={() => onDone(wish)}>
          {t('approvals.people.done', { count: wish.length })}
        </Button>
      }
    >
      <PeoplePicker label={title} chosen={wish} among={among} without={without} onChange={setWish} />
    </Sheet>
  )
}
