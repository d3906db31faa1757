import { type FieldState as Cell, isEmptyValue, textOfValue } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'

import { Nothing } from './nothing.tsx'
import { useFormContext, viewOf } from './surroundings.ts'
import { useSignal } from './use-signal.ts'

type ReadValueProps = Readonly<{ cell: Cell; label: string }>

/** A value as it reads: the kind's own view, or its text. */
export function ReadValue({ cell, label }: ReadValueProps) {
  const { environment, views } = useFormContext()
  const { locale } = useLanguage()
  const value = useSignal(cell.value)
  const { field, path } = cell
  const { Read, Empty } = viewOf(views, field.kindName)
  const View = isEmptyValue(value) ? Empty : Read

  if (View)
    return <View path={path} field={field} settings={field.settings as never} value={value} label={label} />
  if (isEmptyValue(value)) return <NotThere cell={cell} />
  return textOfValue(field, value, { locale, ...(environment.names ? { names: environment.names } : {}) })
}

/** What the server gives says when; of anything else there is nothing. */
function NotThere({ cell: { field } }: Readonly<{ cell: Cell }>) {
  const { mode } = useFormContext()
  const { t } = useLanguage()
  return mode === 'edit' && field.kind.assignment ? (
    <span className={sharedStyles.weak}>{t('form.filledOnSave')}</span>
  ) : (
    <Nothing />
  )
}
