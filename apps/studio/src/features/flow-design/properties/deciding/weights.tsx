import type { Voting } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Button, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { SmallButton } from '../../../../kit/properties/property-row.tsx'
import { firstSource, type SourceKind, sourceKinds } from '../../people/first-source.ts'
import { SourceFields } from '../../people/source-fields.tsx'
import styles from '../node-properties.module.css'
import { NumberSetting } from '../plain-settings.tsx'

type Weight = Extract<Voting, { mode: 'weighted' }>['weights'][number]
type WeightsProps = Readonly<{ weights: readonly Weight[]; onChange: (weights: readonly Weight[]) => void }>

/** The weights of votes; votes without one count once. */
export function Weights({ weights, onChange }: WeightsProps) {
  const t = useT()
  return (
    <>
      {weights.map(({ source, weight }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weights have no id; the first that fits counts
        <div key={`${at} ${source.kind}`} className={styles.source}>
          <div className={styles.sourceHead}>
            <Select<SourceKind>
              value={source.kind}
              aria-label={t('flow-design.sourceKind')}
              options={sourceKinds.map((kind) => ({
                value: kind,
                label: t(`flow-design.sourceKind.${kind}`),
              }))}
              onChange={(kind) => onChange(weights.with(at, { source: firstSource(kind), weight }))}
            />
            <SmallButton
              name={t('flow-design.people.remove')}
              Icon={X}
              isOff={weights.length === 1}
              onPress={() => onChange(weights.toSpliced(at, 1))}
            />
          </div>
          <SourceFields
            source={source}
            onChange={(next) => onChange(weights.with(at, { source: next, weight }))}
          />
          <NumberSetting
            label={t('flow-design.voting.weight')}
            value={weight}
            min={1}
            max={1000}
            onChange={(next) => onChange(weights.with(at, { source, weight: next }))}
          />
        </div>
      ))}
      <Button
        icon={<Plus size={16} />}
        onClick={() => onChange([...weights, { source: firstSource('starter'), weight: 1 }])}
      >
        {t('flow-design.voting.addWeight')}
      </Button>
    </>
  )
}
