import { listed } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { SheetButton, useOpened } from '../controls/sheet-button.tsx'
import { useFormContext } from '../form/surroundings.ts'
import { useWords } from '../form/use-speaker.ts'
import { useChosen } from '../lookup/use-lookup.ts'
import { RowDetails, RowNames } from './row-details.tsx'
import { RowSheet } from './row-sheet.tsx'
import { type RowProps, useChooseRows, useColumns } from './use-choose-rows.ts'

/** A choice of rows: a box that shows it, with a list or a table, and details below. */
export function RowEdit(props: RowProps) {
  const { of, settings, value, parameters, onLeave } = props
  const { isOpen, toggle, close } = useOpened(onLeave)
  const t = useT()
  const words = useWords()
  const columns = useColumns(props)
  const choose = useChooseRows(props)
  const { pointer } = useFormContext()
  const oneByOne = pointer === 'fine' && settings.multiple
  const rows = useChosen(of, oneByOne ? listed(value) : [], { parameters, columns })

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder) || t('form.choose')}
        onPress={toggle}
        {...(oneByOne && { several: rows.map(({ name }) => name) })}
        onTakeOut={(index) => choose(rows.toSpliced(index, 1))}
        onClear={() => choose([])}
      >
        {listed(value).length > 0 && <RowNames {...props} />}
      </SheetButton>
      <RowDetails {...props} />
      {isOpen && <RowSheet {...props} onClose={close} />}
    </>
  )
}
