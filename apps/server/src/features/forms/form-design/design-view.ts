import { type Locale, LocalizedText, textIn } from '@signet/form'
import { defaultLocale } from '@signet/i18n'
import { z } from 'zod'
import { personRef, type Snapshot } from '../../../people/directory/index.ts'
import type { Availability } from '../../../publication/index.ts'

type Design = Readonly<{
  id: string
  name: string
  code: string
  category: string
  icon: string
  iconColor: string
  availability: Availability
  isChanged: boolean
  changedAt: string
  changedBy: string
  ownerId: string | null
  tags: readonly string[]
}>

const Words = z.object({
  title: LocalizedText.optional().catch(undefined),
  category: LocalizedText.optional().catch(undefined),
})

type NamedForm = Readonly<{ name: string; category: string; words: unknown }>

/** Name and category of a form in a language; translated where the title of its definition is the translated name. */
export function formNamesIn(locale: Locale, { name, category, words }: NamedForm) {
  const { title, category: categories } = Words.parse(words)
  const isNamed = title !== undefined && textIn(defaultLocale, title) === name
  return {
    name: isNamed ? textIn(locale, title) : name,
    category: category && categories !== undefined ? textIn(locale, categories) : category,
  }
}

type DesignOptions = Readonly<{
  version: number | null
  directory: Snapshot
  /** In the reader's language. */
  shown: Readonly<{ name: string; category: string }>
}>

/** Shows a form or flow under design, as the lists of the studio do. */
export function designView(design: Design, { version, directory, shown }: DesignOptions) {
  const { id, name, code, category, icon, iconColor, availability } = design
  const { isChanged, changedAt, changedBy, ownerId, tags } = design
  return {
    ...{ id, name, code, category, icon, iconColor, availability },
    displayName: shown.name,
    displayCategory: shown.category,
    state: draftState({ version, isChanged }),
    version: version ?? 0,
    changedAt,
    changedBy: directory.nameOf(changedBy),
    owner: ownerId === null ? null : personRef(directory)(ownerId),
    tags: [...tags],
  }
}

/** Compares a draft with its published version. */
export function draftState({
  version,
  isChanged,
}: Readonly<{ version: number | null; isChanged: boolean }>): 'draft' | 'changed' | 'published' {
  if (version === null) return 'draft'
  return isChanged ? 'changed' : 'published'
}
