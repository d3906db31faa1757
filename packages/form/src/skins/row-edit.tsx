import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { listed } from '../one-or-several.ts'
import type { RowProps } from './row-control.ts'
import { RowDetails } from './row-details.tsx'
import { RowNames } from './row-names.tsx'
import { RowSheet } from './row-sheet.tsx'
import { SheetButton } from './sheet-button.tsx'
import { useWords } from './use-speaker.ts'

/** A choice of rows on the phone: a box that shows it, a sheet to choose in, and what else is known of it below. */
export function RowEdit(props: RowProps) {
  const { settings, value, onLeave } = props
  const [isOpen, setOpen] = useState(false)
  const t = useT()
  const words = useWords()
  const close = () => {
    setOpen(false)
    onLeave()
  }

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder) || t('form.choose')}
        onPress={() => setOpen(true)}
      >
        {listed(value).length > 0 && <RowNames {...props} />}
      </SheetButton>
      <RowDetails {...props} />
      {isOpen && <RowSheet {...props} onClose={close} />}
    </>
  )
}
