import { useT } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import { useState } from 'react'
import type { Colleague } from './colleague.ts'
import { PeoplePicker } from './people-picker.tsx'

type PeopleSheetProps = Readonly<{
  title: string
  chosen: readonly Colleague[]
  among?: readonly Colleague[] | undefined
  without: readonly string[]
  onDone: (chosen: readonly Colleague[]) => void
  onClose: () => void
}>

/** Lets the person tick colleagues; nothing changes until "done". */
export function PeopleSheet({ title, chosen, among, without, onDone, onClose }: PeopleSheetProps) {
  const t = useT()
  const [wish, setWish] = useState(chosen)
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <Button tone="primary" isWide onClick={() => onDone(wish)}>
          {t('staff.people.done', { count: wish.length })}
        </Button>
      }
    >
      <PeoplePicker label={title} chosen={wish} among={among} without={without} onChange={setWish} />
    </Sheet>
  )
}
