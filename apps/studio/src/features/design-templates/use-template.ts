import { useLanguage } from '@signet/i18n/react'
import { useState } from 'react'
import { useNewName } from '../../kit/fields/code-names.ts'
import type { DesignTemplate } from './template.ts'

/** The template that a new design begins with, and the name and code that it, or something else, proposes. */
export function useTemplate(
  given: DesignTemplate | undefined,
  proposed?: Readonly<{ name: string; code: string }>,
) {
  const { locale } = useLanguage()
  const named = useNewName(given ? { name: given.name[locale], code: given.id } : proposed)
  const [template, setTemplate] = useState(given)
  const choose = (next: DesignTemplate) => {
    setTemplate(next)
    named.setName(next.name[locale])
    named.setCode(next.id)
  }
  return { named, template, choose }
}
