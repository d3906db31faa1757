import { useLanguage } from '@signet/i18n/react'
import type { FieldView, ReadProps } from '../../skins/field-view.ts'
import { Unmodified } from '../../skins/unmodified.tsx'
import { modifiedAt } from './modified-at.ts'

function ModifiedAtRead({ settings, value }: ReadProps<typeof modifiedAt>) {
  const { locale } = useLanguage()
  return modifiedAt.text(value, settings, { locale })
}

export const modifiedAtView: FieldView<typeof modifiedAt> = {
  Edit: ModifiedAtRead,
  Read: ModifiedAtRead,
  Empty: Unmodified,
}
