import type { FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { checkList } from './check-list.ts'
import { readList } from './read-list.ts'

/** `path` of the mistake (`columns.3`), `reason` in words of the schema. */
export type ListMistake = Readonly<{ path: string; reason: string }>

/** The first thing for which a draft would be refused (`list.definitionInvalid`); undefined when it would be taken. */
export function findListMistake(draft: unknown, form: FormPlan): ListMistake | undefined {
  try {
    checkList(readList(draft), form)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { path: String(error.params['path'] ?? ''), reason: String(error.params['reason'] ?? '') }
  }
}
