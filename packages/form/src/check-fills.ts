import { Refusal } from '@signet/std'
import type { DraftField } from './draft-field.ts'
import { isFilledByPeople } from './is-filled-by-people.ts'

/** Whatever fills other fields may fill only fields that are there and that people fill. Refuses `form.definitionInvalid`. */
export function checkFills(drafts: readonly DraftField[]): void {
  for (const field of drafts) {
    checkField(field, [drafts])
    for (const column of field.columns) checkField(column, [field.columns, drafts])
  }
}

/** A column fills its row first, then the form. */
function checkField(field: DraftField, around: readonly (readonly DraftField[])[]): void {
  for (const key of field.kind.fills?.(field.settings) ?? []) {
    const target = around.flatMap((fields) => fields.filter((one) => one.key === key))[0]
    if (!target || !isFilledByPeople(target)) refuse(field, key)
  }
}

function refuse({ at }: DraftField, key: string): never {
  const path = [...at, 'settings'].join('.')
  throw new Refusal('form.definitionInvalid', {
    path,
    reason: `fills ${key}, which is no field that people fill`,
  })
}
