import type { CurrentUser } from '@signet/contract'
import { isHiddenByRights, type Locale, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { type ButtonKey, fieldFor, mayPress, rightsAnywhere } from '@signet/list'
import { fieldLabel, type OpenedModel } from '../../models/index.ts'

type Part = Readonly<{ id: string; fullName: string; enCode: string }>

/** What clients of this family call the buttons that every list may have. */
const buttonCodes: Readonly<Record<ButtonKey, string>> = {
  add: 'btn_add',
  edit: 'btn_edit',
  remove: 'btn_remove',
  detail: 'btn_detail',
  batchRemove: 'btn_batchRemove',
  import: 'btn_upload',
  export: 'btn_download',
  print: 'btn_batchPrint',
}

/** What a person may see and press in a model, on whatever record; the server decides again on each. */
export function permissionView(
  { model, access }: OpenedModel,
  { locale, t }: Readonly<{ locale: Locale; t: Translate }>,
): CurrentUser['permissionList'][number] {
  const { definition, fields } = access.list
  const rights = rightsAnywhere(access)
  const shown = [...model.form.byPath.values()].filter(({ path }) => !isHiddenByRights(rights, path))
  return {
    modelId: model.id,
    moduleName: model.name,
    column: [...fields.values()]
      .filter(({ path }) => fieldFor(access, path))
      .map((field) => part(field.path, fieldLabel(field, { locale, t }))),
    form: shown.map(({ path, definition: { label } }) => part(path.replace('.', '-'), textIn(locale, label))),
    button: [
      ...definition.buttons.map(({ key, label }) => [key, buttonCodes[key], label ?? key] as const),
      ...definition.actions.map(({ key, label }) => [key, key, label] as const),
    ]
      .filter(([key]) => mayPress(access, key))
      .map(([, code, label]) => part(code, textIn(locale, label))),
    resource: [],
  }
}

function part(code: string, fullName: string): Part {
  return { id: code, fullName, enCode: code }
}
