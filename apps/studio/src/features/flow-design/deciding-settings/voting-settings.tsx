import { type PeopleNode, type Tally, Voting, votingModes, votingRule } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow } from '../../../kit/properties/setting-rows.tsx'
import { createSource } from '../people/people-sources.ts'
import { SourceRow } from '../people/sources.tsx'
import { NumberSetting } from '../properties/plain-settings.tsx'
import { useNodeChange } from '../properties/use-node-change.ts'

/** How several people decide together. */
export function VotingSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { voting } = node
  const { tally, weights } = votingRule(voting)
  const choose = (mode: Voting['mode']) =>
    change({ voting: Voting.parse({ weights: defaultWeights, ...tally, mode }) })
  return (
    <PropertySection title={t('flow-design.voting')}>
      <ChoiceRow
        label={t('flow-design.voting')}
        help={t(`flow-design.voting.${voting.mode}Help`)}
        value={voting.mode}
        options={votingModes}
        say={(mode) => t(`flow-design.voting.${mode}`)}
        onChange={choose}
      />
      {tally && <TallySettings tally={tally} onChange={(next) => change({ voting: next })} />}
      {weights && (
        <WeightSettings
          weights={weights}
          onChange={(next) => change({ voting: { ...voting, weights: [...next] } })}
        />
      )}
    </PropertySection>
  )
}

/** Initial weights when weighted voting is selected; other modes drop them. */
const defaultWeights = [{ source: { kind: 'starter' }, weight: 1 }]

function TallySettings({ tally, onChange }: Readonly<{ tally: Tally; onChange: (tally: Tally) => void }>) {
  const t = useT()
  return (
    <>
      <ThresholdSetting
        label={t('flow-design.voting.agree')}
        share={tally.agreeShare}
        count={tally.agreeCount}
        onChange={(agreeShare, agreeCount) => onChange({ ...tally, agreeShare, agreeCount })}
      />
      <ThresholdSetting
        label={t('flow-design.voting.reject')}
        share={tally.rejectShare}
        count={tally.rejectCount}
        onChange={(rejectShare, rejectCount) => onChange({ ...tally, rejectShare, rejectCount })}
      />
      <ChoiceRow
        label={t('flow-design.voting.when')}
        value={tally.when}
        options={['certain', 'complete'] as const}
        say={(when) => t(`flow-design.voting.when.${when}`)}
        onChange={(when) => onChange({ ...tally, when })}
      />
    </>
  )
}

type ThresholdSettingProps = Readonly<{
  label: string
  share: number
  count: number | undefined
  onChange: (share: number, count: number | undefined) => void
}>

/** A percentage of all votes, or a number of votes. */
function ThresholdSetting({ label, share, count, onChange }: ThresholdSettingProps) {
  const t = useT()
  const by = count === undefined ? 'share' : 'count'
  return (
    <>
      <ChoiceRow
        label={label}
        value={by}
        options={['share', 'count'] as const}
        say={(one) => t(`flow-design.voting.by.${one}`)}
        onChange={(one) => onChange(share, one === 'count' ? 1 : undefined)}
      />
      <NumberSetting
        label={t(`flow-design.voting.by.${by}`)}
        value={count ?? share}
        min={1}
        max={by === 'share' ? 100 : 1000}
        {...(by === 'share' ? { unit: '%' } : {})}
        onChange={(value) => (by === 'share' ? onChange(value, undefined) : onChange(share, value))}
      />
    </>
  )
}

type Weight = Extract<Voting, { mode: 'weighted' }>['weights'][number]
type WeightSettingsProps = Readonly<{
  weights: readonly Weight[]
  onChange: (weights: readonly Weight[]) => void
}>

/** Weights of votes; a vote without a weight counts once. */
function WeightSettings({ weights, onChange }: WeightSettingsProps) {
  const t = useT()
  return (
    <>
      {weights.map((one, at) => (
        <WeightRow
          // biome-ignore lint/suspicious/noArrayIndexKey: weights have no id
          key={`${at} ${one.source.kind}`}
          weight={one}
          isFixed={weights.length === 1}
          onChange={(next) => onChange(weights.with(at, next))}
          onRemove={() => onChange(weights.toSpliced(at, 1))}
        />
      ))}
      <Button
        icon={<Plus size={16} />}
        onClick={() => onChange([...weights, { source: createSource('starter'), weight: 1 }])}
      >
        {t('flow-design.voting.addWeight')}
      </Button>
    </>
  )
}

type WeightRowProps = Readonly<{
  weight: Weight
  isFixed: boolean
  onChange: (weight: Weight) => void
  onRemove: () => void
}>

/** People, and the weight of their votes. */
function WeightRow({ weight: { source, weight }, isFixed, onChange, onRemove }: WeightRowProps) {
  const t = useT()
  return (
    <SourceRow
      source={source}
      isFixed={isFixed}
      onChange={(next) => onChange({ source: next, weight })}
      onRemove={onRemove}
    >
      <NumberSetting
        label={t('flow-design.voting.weight')}
        value={weight}
        min={1}
        max={1000}
        onChange={(next) => onChange({ source, weight: next })}
      />
    </SourceRow>
  )
}
