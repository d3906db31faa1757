import { type PeopleNode, type Tally, Voting, votingModes, votingRule } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { PropertySection } from '../../../../kit/properties/property-row.tsx'
import { ChoiceSetting, NumberSetting } from '../plain-settings.tsx'
import { useNodeChange } from '../use-node-change.ts'
import { Weights } from './weights.tsx'

/** How several people decide together. */
export function VotingSettings({ node }: Readonly<{ node: PeopleNode }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { voting } = node
  const { tally, weights } = votingRule(voting)
  const choose = (mode: Voting['mode']) =>
    change({ voting: Voting.parse({ weights: firstWeights, ...tally, mode }) })
  return (
    <PropertySection title={t('flow-design.voting')}>
      <ChoiceSetting
        label={t('flow-design.voting')}
        help={t(`flow-design.voting.${voting.mode}Help`)}
        value={voting.mode}
        options={votingModes}
        say={(mode) => t(`flow-design.voting.${mode}`)}
        onChange={choose}
      />
      {tally && <TallySettings tally={tally} onChange={(next) => change({ voting: next })} />}
      {weights && (
        <Weights
          weights={weights}
          onChange={(next) => change({ voting: { ...voting, weights: [...next] } })}
        />
      )}
    </PropertySection>
  )
}

/** The weights of a vote that has just become a weighted one; a mode without weights drops them. */
const firstWeights = [{ source: { kind: 'starter' }, weight: 1 }]

function TallySettings({ tally, onChange }: Readonly<{ tally: Tally; onChange: (tally: Tally) => void }>) {
  const t = useT()
  return (
    <>
      <Enough
        label={t('flow-design.voting.agree')}
        share={tally.agreeShare}
        count={tally.agreeCount}
        onChange={(agreeShare, agreeCount) => onChange({ ...tally, agreeShare, agreeCount })}
      />
      <Enough
        label={t('flow-design.voting.reject')}
        share={tally.rejectShare}
        count={tally.rejectCount}
        onChange={(rejectShare, rejectCount) => onChange({ ...tally, rejectShare, rejectCount })}
      />
      <ChoiceSetting
        label={t('flow-design.voting.when')}
        value={tally.when}
        options={['certain', 'complete'] as const}
        say={(when) => t(`flow-design.voting.when.${when}`)}
        onChange={(when) => onChange({ ...tally, when })}
      />
    </>
  )
}

type EnoughProps = Readonly<{
  label: string
  share: number
  count: number | undefined
  onChange: (share: number, count: number | undefined) => void
}>

/** A percentage of all votes, or a number of votes. */
function Enough({ label, share, count, onChange }: EnoughProps) {
  const t = useT()
  const by = count === undefined ? 'share' : 'count'
  return (
    <>
      <ChoiceSetting
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
