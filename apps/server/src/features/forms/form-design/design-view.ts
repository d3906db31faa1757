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
}>

type DesignOptions = Readonly<{ version: number | null; nameOf: (person: string) => string }>

/** Shows a form or flow under design, as the lists of the studio do. */
export function designView(design: Design, { version, nameOf }: DesignOptions) {
  const { id, name, code, category, icon, iconColor, availability } = design
  const { isChanged, changedAt, changedBy } = design
  return {
    ...{ id, name, code, category, icon, iconColor, availability },
    state: draftState({ version, isChanged }),
    version: version ?? 0,
    changedAt,
    changedBy: nameOf(changedBy),
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
