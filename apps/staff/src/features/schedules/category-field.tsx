import { useT } from '@signet/i18n/react'
import { ChoiceField } from './choice-field.tsx'
import { useCategories } from './queries.ts'
import type { ScheduleDraft } from './schedule-draft.ts'

type CategoryFieldProps = Readonly<{
  draft: ScheduleDraft
  onChange: (part: Partial<ScheduleDraft>) => void
}>

/** Default colours of the categories, in order; the person may change them. */
const colours: readonly ScheduleDraft['color'][] = ['blue', 'green', 'orange', 'red', 'purple', 'grey']

/** The category. A disabled one stays where it was chosen. */
export function CategoryField({ draft: { category, categoryName }, onChange }: CategoryFieldProps) {
  const t = useT()
  const offered = useCategories().data ?? []
  const isKnown = category === '' || offered.some(({ key }) => key === category)
  if (offered.length === 0 && isKnown) return null

  const kept = isKnown ? [] : [{ key: category, label: categoryName || category }]
  return (
    <ChoiceField
      label={t('schedules.category')}
      value={category}
      options={[{ key: '', label: t('schedules.category.none') }, ...offered, ...kept]}
      onChange={(key) => {
        const place = offered.findIndex((one) => one.key === key)
        const color = colours[place % colours.length]
        onChange({ category: key, ...(place >= 0 && color && { color }) })
      }}
    />
  )
}
