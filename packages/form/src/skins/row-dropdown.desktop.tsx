import { useState } from 'react'
import type { Choice } from './form-environment.ts'
import { RowBox } from './row-box.desktop.tsx'
import type { RowProps } from './row-control.ts'
import { RowDetails } from './row-details.tsx'
import { RowTable } from './row-table.desktop.tsx'
import { useChoose, useColumns } from './use-choose.ts'
import { usePicked } from './use-picked.ts'

/** A choice of rows in a table that opens below the box; what is typed into the box searches it. */
export function RowDropdown(props: RowProps) {
  const { of, settings, value, parameters } = props
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const columns = useColumns(props)
  const choose = useChoose(props)
  const { multiple } = settings
  const picked = usePicked({ of, value, multiple, asked: { parameters, columns }, onChoose: choose })

  const toggle = (row: Choice) => {
    picked.toggle(row)
    setTyped('')
    if (!multiple) setOpen(false)
  }

  return (
    <>
      <RowBox
        {...props}
        opening={{
          open: isOpen,
          onOpenChange: setOpen,
          onKeyDown: ({ key }) => void (key === 'Escape' && setOpen(false)),
          showSearch: { filterOption: false, onSearch: setTyped, searchValue: typed },
          popupMatchSelectWidth: 640,
          popupRender: () => (
            <RowTable {...props} words={typed.trim()} chosen={picked.ids} onToggle={toggle} />
          ),
        }}
      />
      <RowDetails {...props} />
    </>
  )
}
