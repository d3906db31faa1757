import { useT } from '@signet/i18n/react'
import { FieldPair } from '../../../kit/fields/edit-form.tsx'
import { NumberField, SegmentedField, SelectField, TextField } from '../../../kit/fields/labelled-inputs.tsx'
import type { Draft, TargetField } from './queries.ts'

type VanishedFieldsProps = Readonly<{
  draft: Draft
  fields: readonly TargetField[]
  change: (part: Partial<Draft>) => void
}>

type Kind = Draft['vanished']['kind']

const fresh = {
  keep: { kind: 'keep' },
  end: { kind: 'end', field: '', live: '', ended: '' },
  remove: { kind: 'remove' },
} as const satisfies { readonly [Each in Kind]: Draft['vanished'] }

/** What happens to rows that are no longer there, and to how many at most. */
export function VanishedFields({ draft, fields, change }: VanishedFieldsProps) {
  const t = useT()
  const { vanished, target, mostVanishedPercent } = draft
  return (
    <>
      <SegmentedField<Kind>
        label={t('data-syncs.vanished')}
        hint={t(`data-syncs.vanishedHint.${target.kind}.${vanished.kind}`)}
        value={vanished.kind}
        options={(['keep', 'end', 'remove'] as const).map((value) => ({
          value,
          label: t(`data-syncs.vanished.${value}`),
        }))}
        onChange={(kind) => change({ vanished: fresh[kind] })}
      />
      {vanished.kind === 'end' && target.kind === 'records' && (
        <EndFields ending={vanished} draft={draft} fields={fields} change={change} />
      )}
      {vanished.kind !== 'keep' && (
        <NumberField
          label={t('data-syncs.most')}
          hint={t('data-syncs.mostHint')}
          min={0}
          max={100}
          value={mostVanishedPercent}
          onChange={(most) => change({ mostVanishedPercent: most ?? 10 })}
        />
      )}
    </>
  )
}

type Ending = Extract<Draft['vanished'], { kind: 'end' }>

/** The field of a record that says whether its row is still there. */
function EndFields({ ending, draft, fields, change }: VanishedFieldsProps & Readonly<{ ending: Ending }>) {
  const t = useT()
  const mapped = draft.columns.map(({ field }) => field)
  const set = (part: Partial<Ending>) => change({ vanished: { ...ending, ...part } })
  return (
    <>
      <SelectField<string>
        label={t('data-syncs.endField')}
        hint={t('data-syncs.endFieldHint')}
        value={ending.field || null}
        options={fields
          .filter(({ field }) => !mapped.includes(field))
          .map(({ field, label }) => ({ value: field, label }))}
        onChange={(field) => set({ field })}
      />
      <FieldPair>
        <TextField
          label={t('data-syncs.live')}
          maxLength={200}
          value={ending.live}
          onChange={(live) => set({ live })}
        />
        <TextField
          label={t('data-syncs.ended')}
          maxLength={200}
          value={ending.ended}
          onChange={(ended) => set({ ended })}
        />
      </FieldPair>
    </>
  )
}
