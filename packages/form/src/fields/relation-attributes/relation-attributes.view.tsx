import { useLanguage } from '@signet/i18n/react'
import { listIn } from '../../localized-text.ts'
import { columnText } from '../../skins/column-text.ts'
import type { FieldView, ReadProps } from '../../skins/field-view.ts'
import { Nothing } from '../../skins/nothing.tsx'
import { useSurroundings } from '../../skins/surroundings.ts'
import { useChoiceBeside } from '../../skins/use-choice-beside.ts'
import { useChosen } from '../../skins/use-lookup.ts'
import type { relationAttributes } from './relation-attributes.ts'

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
