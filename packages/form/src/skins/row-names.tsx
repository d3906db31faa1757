import { useLanguage } from '@signet/i18n/react'
import { listIn } from '../localized-text.ts'
import { listed } from '../one-or-several.ts'
import type { ReadRowProps } from './row-control.ts'
import { useChosen } from './use-lookup.ts'
import { useParameters } from './use-parameters.ts'

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
