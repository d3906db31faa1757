import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, IconButton, Sheet } from '@signet/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { moreEntries } from './more-entries.ts'
import type { MoreEntry, ShownList } from './more-entry.ts'

/** What else can be done with the list; nothing where there is nothing. */
export function MoreButton({ list }: Readonly<{ list: ShownList }>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<MoreEntry>()
  const offered = moreEntries.filter(({ isOffered }) => isOffered(list))
  if (offered.length === 0) return null

  const choose = (entry: MoreEntry) => {
    setOpen(false)
    setChosen(entry)
  }
  return (
    <>
      <IconButton
        label={t('records.list.more')}
        icon={<Ellipsis />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Sheet title={t('records.list.more')} onClose={() => setOpen(false)}>
          <CellGroup label={t('records.list.more')}>
            {offered.map((entry) => (
              <Cell
                key={entry.key}
                icon={<entry.Icon />}
                title={t(entry.label)}
                onPress={() => choose(entry)}
              />
            ))}
          </CellGroup>
        </Sheet>
      )}
      {chosen && <chosen.Opened list={list} onClose={() => setChosen(undefined)} />}
    </>
  )
}
