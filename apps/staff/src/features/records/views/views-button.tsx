import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { hasChanges } from '../list/search/asked.ts'
import type { ViewsProps } from './views-props.ts'
import { ViewsSheet } from './views-sheet.tsx'

/** Shows the current view and whether it was changed; opens the list of views. */
export function ViewsButton(props: ViewsProps) {
  const { views, asked } = props
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const picked = views.find(({ id }) => id === asked.view)
  const name = picked?.name ?? t('records.view.designed')
  const isChanged = picked !== undefined && hasChanges(asked, picked.asks)

  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={<Bookmark aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={t('records.view.open', { name, isChanged: isChanged ? 'yes' : 'no' })}
        onClick={() => setOpen(true)}
      >
        {isChanged ? t('records.view.changed', { name }) : name}
      </Button>
      {isOpen && <ViewsSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
