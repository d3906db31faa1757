import { compileForm, readDefinition } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { changeBlock, findMistakes, readTemplate } from '@signet/print'
import { useDeferredValue, useMemo, useReducer } from 'react'
import type { SavedTemplate } from '../queries.ts'
import { printableFields } from './printable-fields.ts'
import type { TemplateDesigner } from './template-context.ts'
import { afterDeed, beginTemplate } from './template-state.ts'

/** A designer over a template as it was loaded. Mistakes follow a moment behind what is typed. */
export function useNewTemplate(formId: string, saved: SavedTemplate): TemplateDesigner {
  const { locale, t } = useLanguage()
  const [state, tell] = useReducer(afterDeed, saved, ({ name, definition }) =>
    beginTemplate({ name, template: readTemplate(definition) }),
  )
  const form = useMemo(() => readDefinition(saved.form), [saved.form])
  const plan = useMemo(() => compileForm(form), [form])
  const fields = useMemo(() => printableFields(plan, locale, t), [plan, locale, t])
  const { name, template } = state.history.present
  const settled = useDeferredValue(template)
  const mistakes = useMemo(() => findMistakes(settled, plan), [settled, plan])

  return useMemo(
    () => ({
      formId,
      formName: saved.formName,
      form,
      plan,
      fields,
      name,
      template,
      state,
      tell,
      change: (block, about) =>
        tell({
          deed: 'edit',
          edit: (draft) => changeBlock(draft, block),
          ...(about !== undefined && { about: `${block.id} ${about}` }),
        }),
      mistakes,
    }),
    [formId, saved.formName, form, plan, fields, name, template, state, mistakes],
  )
}
