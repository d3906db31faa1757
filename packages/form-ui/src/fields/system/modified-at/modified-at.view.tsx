import { modifiedAt } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'
import { Unmodified } from '../../../form/unmodified.tsx'

function ModifiedAtRead({ settings, value }: ReadProps<typeof modifiedAt>) {
  const { locale } = useLanguage()
  return modifiedAt.text(value, settings, { locale })
}

export const modifiedAtView: FieldView<typeof modifiedAt> = {
  Edit: ModifiedAtRead,
  Read: ModifiedAtRead,
  Empty: Unmodified,
}
