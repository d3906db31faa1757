import { listed, listIn } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { useParameters } from '../choices/use-parameters.ts'
import { useChosen } from '../lookup/use-lookup.ts'
import type { ReadRowProps } from './row-control.ts'

/** What the chosen rows are called. */
export function RowNames({ path, of, value }: Pick<ReadRowProps, 'path' | 'of' | 'value'>) {
  const { locale } = useLanguage()
  const parameters = useParameters(path)
  const chosen = useChosen(of, listed(value), { parameters })
  return listIn(
    locale,
    chosen.map(({ name }) => name),
  )
}
