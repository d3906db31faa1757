import { useT } from '@signet/i18n/react'
import { FieldPair } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import {
  CodeAreaField,
  NumberField,
  SegmentedField,
  TextField,
} from '../../../kit/fields/labelled-inputs.tsx'
import { DateTimePicker } from '../../../kit/fields/pickers.tsx'
import { PersonSelect } from '../../../kit/people/person-select.tsx'
import type { Draft } from './queries.ts'
import { ScopeField } from './scope-field.tsx'

/** A person whom the server named, for a select that has not found them yet. */
type Known = Readonly<{ id: string; name: string }>
type KeyFieldsProps = Readonly<{
  draft: Draft
  known?: readonly Known[]
  /** Who calls is chosen once, when the key is made. */
  isNew?: boolean
  onChange: (draft: Draft) => void
}>

/** What a key is called, who answers for it, what it opens, from where, how often and how long. */
export function KeyFields({ draft, known = [], isNew = false, onChange }: KeyFieldsProps) {
  const t = useT()
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  const first = known.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <TextField
        label={t('access-keys.name')}
        required
        maxLength={100}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <Labelled label={t('access-keys.owner')} hint={t('access-keys.ownerHint')}>
        {(id) => (
          <PersonSelect
            id={id}
            first={first}
            value={draft.ownerId || undefined}
            onChange={(ownerId) => change({ ownerId })}
          />
        )}
      </Labelled>
      {isNew && <ActsAs draft={draft} change={change} />}
      <FieldPair>
        <NumberField
          label={t('access-keys.perMinute')}
          min={1}
          max={3000}
          style={{ width: '100%' }}
          value={draft.perMinute}
          onChange={(perMinute) => change({ perMinute: perMinute ?? 300 })}
        />
        <Labelled label={t('access-keys.expiresAt')} hint={t('access-keys.expiresAtHint')}>
          {(id, describedBy) => (
            <DateTimePicker
              id={id}
              describedBy={describedBy}
              value={draft.expires}
              onChange={(expires) => change({ expires })}
            />
          )}
        </Labelled>
      </FieldPair>
      <CodeAreaField
        label={t('access-keys.networks')}
        hint={t('access-keys.networksHint')}
        rows={2}
        value={draft.networks}
        onChange={(networks) => change({ networks })}
      />
      <ScopeField scopes={draft.scopes} onChange={(scopes) => change({ scopes })} />
    </>
  )
}

type ActsAsProps = Readonly<{ draft: Draft; change: (part: Partial<Draft>) => void }>

/** A key has the rights of this person and never more. */
function ActsAs({ draft: { isTechnical, personId }, change }: ActsAsProps) {
  const t = useT()
  return (
    <>
      <SegmentedField<'person' | 'technical'>
        label={t('access-keys.actsAs')}
        hint={t(isTechnical ? 'access-keys.technicalHint' : 'access-keys.personHint')}
        value={isTechnical ? 'technical' : 'person'}
        options={[
          { value: 'person', label: t('access-keys.actsAsPerson') },
          { value: 'technical', label: t('access-keys.actsAsTechnical') },
        ]}
        onChange={(kind) => change({ isTechnical: kind === 'technical' })}
      />
      {!isTechnical && (
        <Labelled label={t('access-keys.person')}>
          {(id) => (
            <PersonSelect
              id={id}
              value={personId || undefined}
              onChange={(chosen) => change({ personId: chosen })}
            />
          )}
        </Labelled>
      )}
    </>
  )
}
