import type { Locale } from '@signet/form'
import { findField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useLocalizedText, withText } from '../../../kit/properties/words-control.tsx'
import { TranslationsDrawer } from '../../../kit/translations/translations-drawer.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import { type FormText, listFormTexts, setFormText } from './form-texts.ts'

type FormTranslationsProps = Readonly<{ category: string; onClose: () => void }>

/** All texts of the form in three languages. */
export function FormTranslations({ category, onClose }: FormTranslationsProps) {
  const { form, state, dispatch } = useDesigner()
  const placeOf = useTextPlace()
  const texts = useMemo(() => listFormTexts(form, category), [form, category])
  const write = (id: string, locale: Locale, next: string) => {
    const entry = texts.find((one) => one.id === id)
    if (!entry) return
    dispatch({
      type: 'edit',
      edit: (draft) => ({
        form: setFormText(draft, entry, withText(entry.text, locale, next)),
        selected: state.selected,
      }),
      about: `${id}.${locale}`,
    })
  }

  return (
    <TranslationsDrawer
      texts={texts.map((entry) => ({
        ...{ id: entry.id, text: entry.text, isPlainFixed: entry.name === 'form-design.category' },
        ...placeOf(entry),
      }))}
      onWrite={write}
      onClose={onClose}
    />
  )
}

/** Returns where a text is, and what it is there. */
function useTextPlace() {
  const t = useT()
  const words = useLocalizedText()
  const { form } = useDesigner()
  return ({ path, name, number }: FormText) => {
    const field = path === undefined ? undefined : findField(form.fields, path)?.field
    return {
      where: field ? words(field.label) || t(`${field.kind}.title`) : t('form-design.form'),
      what: [t(name), number].filter((part) => part !== undefined).join(' '),
    }
  }
}
