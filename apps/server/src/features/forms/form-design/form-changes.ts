import { type FormDefinition, type Locale, textIn } from '@signet/form'
import { diffForms } from '@signet/form/design'
import type { Translate } from '@signet/i18n'
import { changeWriter, plainValue, type ReleaseChange } from '../../../publication/index.ts'

type ChangeContext = Readonly<{ t: Translate; locale: Locale }>

/** Returns the differences of two versions of a form as sentences, from old to new. */
export function describeFormChanges(
  { before, after }: Readonly<{ before: FormDefinition; after: FormDefinition }>,
  context: ChangeContext,
): readonly ReleaseChange[] {
  const { t, locale } = context
  const write = changeWriter(t)
  const older = diffForms(after, before)
  const source = JSON.stringify(before.dataView) !== JSON.stringify(after.dataView)
  const fields = diffForms(before, after).flatMap((difference) => {
    const { field, path } = difference
    const subject = t('form-design.change.field', { name: textIn(locale, field.label) || path })
    if (difference.change !== 'changed') return [write[difference.change](subject)]

    const was = older.find((one) => one.path === path && one.change === 'changed')?.field
    return difference.parts.map((part) =>
      write.changed(subject, {
        part: t(partKey(part, field.kind)),
        before: plainValue(settingOf(was, part), context),
        after: plainValue(settingOf(field, part), context),
      }),
    )
  })
  const sourceChange = { change: 'changed' as const, message: t('form-design.diff.source') }
  return source ? [sourceChange, ...fields] : fields
}

const settings = 'settings.'

/** The text key of a setting, as in the properties of the designer. */
function partKey(part: string, kind: string): string {
  return part.startsWith(settings) ? `${kind}.setting.${part.slice(settings.length)}` : `form-design.${part}`
}

function settingOf(field: object | undefined, part: string): unknown {
  return part.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(key)
      : undefined
  }, field)
}
