import { useT } from '@signet/i18n/react'
import type { PrintBlock } from '@signet/print'
import { Button } from 'antd'
import { Plus, X } from 'lucide-react'
import { PropertyRow, SmallButton } from '../../../kit/properties/property-row.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import styles from './settings.module.css'
import { SwitchRow } from './switch-row.tsx'
import { useMistakeAt } from './use-mistake-at.ts'
import { WordsField } from './words-field.tsx'

type SignaturesBlock = Extract<PrintBlock, { kind: 'signatures' }>
const mostPlaces = 8

export function SignaturesSettings({ block }: Readonly<{ block: SignaturesBlock }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  const { places } = block
  return (
    <>
      <PropertyRow label={t('print-templates.places')} stands="group" mistake={mistakeAt('places')}>
        {() =>
          places.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may sign under the same words
            <div key={at} className={styles.line}>
              <WordsField
                label={t('print-templates.placeOf', { at: at + 1 })}
                value={words}
                onChange={(next) => change({ ...block, places: places.with(at, next) }, `place ${at}`)}
              />
              <SmallButton
                name={t('print-templates.remove')}
                Icon={X}
                onPress={() => change({ ...block, places: places.toSpliced(at, 1) })}
              />
            </div>
          ))
        }
      </PropertyRow>
      <Button
        size="small"
        icon={<Plus size={14} aria-hidden />}
        disabled={places.length >= mostPlaces}
        onClick={() => change({ ...block, places: [...places, t('print-templates.newPlace')] })}
      >
        {t('print-templates.addPlace')}
      </Button>
      <SwitchRow
        label={t('print-templates.withDay')}
        value={block.withDay}
        onChange={(withDay) => change({ ...block, withDay })}
      />
    </>
  )
}
