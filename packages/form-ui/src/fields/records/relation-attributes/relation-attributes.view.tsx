import { listIn, type relationAttributes } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { useChoiceBeside } from '../../../choices/use-choice-beside.ts'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { Nothing } from '../../../form/nothing.tsx'
import { useSurroundings } from '../../../form/surroundings.ts'
import { useChosen } from '../../../lookup/use-lookup.ts'
import { columnText } from '../../../rows/column-text.ts'

/** What was stored stays as it was where it is only read; everywhere else it is what the choice says now. */
function RelationAttributesRead(props: ReadProps<typeof relationAttributes>) {
  const { mode } = useSurroundings()
  const { settings, value } = props
  return mode === 'read' && settings.stored && value !== '' ? value : <Live {...props} />
}

function Live({ path, settings, value }: ReadProps<typeof relationAttributes>) {
  const { locale } = useLanguage()
  const { of, ids, parameters } = useChoiceBeside(path, settings.of)
  const rows = useChosen(of, ids, { parameters, columns: [settings.column] })
  const told = rows.map((row) => columnText(row, settings.column)).filter(Boolean)

  return listIn(locale, told) || value || <Nothing />
}

export const relationAttributesView: FieldView<typeof relationAttributes> = {
  Edit: RelationAttributesRead,
  Read: RelationAttributesRead,
  Empty: RelationAttributesRead,
}
