import { compileForm, createFormStore, type FormValues, rightsAtStart } from '@signet/form'
import type { Around } from '@signet/formula'
import type { ModelConfig } from '../queries.ts'
import { filterForm } from './filter-form.ts'

/** What the filter says when the list is opened; undefined where nobody gave it a start. */
export function startingFilter(config: ModelConfig, around: Around): FormValues | undefined {
  if (config.list.searches.every(({ initial }) => initial === undefined)) return undefined
  return createFormStore(compileForm(filterForm(config)), { rights: rightsAtStart(), around }).values()
}
