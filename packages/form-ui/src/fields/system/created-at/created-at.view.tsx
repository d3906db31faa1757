import { createdAt } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import type { FieldView, ReadProps } from '../../../form/field-view.ts'

function CreatedAtRead({ settings, value }: ReadProps<typeof createdAt>) {
  const { locale } = useLanguage()
  return createdAt.text(value, settings, { locale })
}

export const createdAtView: FieldView<typeof createdAt> = { Edit: CreatedAtRead, Read: CreatedAtRead }
