import { useT } from '@signet/i18n/react'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { useMistakeAt } from './use-mistake-at.ts'
import { WordsField } from './words-field.tsx'

const places = ['start', 'middle', 'end'] as const

/** Header and footer of every page. */
export function RunningSettings() {
  const t = useT()
  const { template, tell } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(undefined)
  return (['header', 'footer'] as const).map((line) => (
    <PropertySection key={line} title={t(`print-templates.${line}`)}>
      {places.map((place) => (
        <PropertyRow
          key={place}
          label={t(`print-templates.align.${place}`)}
          mistake={mistakeAt(`${line}.${place}`)}
        >
          {(id) => (
            <WordsField
              id={id}
              isRunning
              value={template[line][place]}
              onChange={(words) =>
                tell({
                  deed: 'edit',
                  edit: (draft) => ({ ...draft, [line]: { ...draft[line], [place]: words } }),
                  about: `${line} ${place}`,
                })
              }
            />
          )}
        </PropertyRow>
      ))}
    </PropertySection>
  ))
}
