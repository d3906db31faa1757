import { useT } from '@signet/i18n/react'
import type { ListAction } from '@signet/list'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { freeId, KeyControl } from '../../../kit/properties/key-control.tsx'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SegmentedRow, SelectRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useListDesigner, useMistakeAt } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { RuleFormula } from '../fields/value-field.tsx'
import { EffectFields } from './effect-fields.tsx'

const maxActions = 30

/** Custom buttons. */
export function ActionSettings() {
  const t = useT()
  const words = useLocalizedText()
  const { list, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const { actions } = list
  const add = () => {
    const key = freeId(
      actions.map((action) => ({ id: action.key })),
      'action',
    )
    const label = t('list-design.actions.new')
    const does = { kind: 'changeRecords' as const, set: {} }
    change({ actions: [...actions, { key, label, icon: '', place: 'record', does }] })
  }

  return (
    <PropertySection title={t('list-design.actions')}>
      <OrderedRows
        label={t('list-design.actions')}
        rows={actions}
        keyOf={({ key }) => key}
        nameOf={({ key, label }) => words(label) || key}
        mistakeAt={(position) => mistakeAt(`actions.${position}`)}
        onChange={(next, about) => change({ actions: next }, about && `actions.${about}`)}
      >
        {(action, set, position) => <ActionDetails action={action} index={position} onChange={set} />}
      </OrderedRows>
      {actions.length < maxActions && (
        <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={add}>
          {t('list-design.actions.add')}
        </Button>
      )}
    </PropertySection>
  )
}

type ActionDetailsProps = Readonly<{
  action: ListAction
  index: number
  onChange: (part: Partial<ListAction>, about?: string) => void
}>

const places = ['record', 'list'] as const

function ActionDetails({ action, index, onChange }: ActionDetailsProps) {
  const t = useT()
  const { form, plan } = useListDesigner()
  return (
    <>
      <WordsRow
        label={t('list-design.button.label')}
        value={action.label}
        onChange={(label) => onChange({ label }, 'label')}
      />
      <PropertyRow label={t('list-design.action.key')}>
        {(id) => (
          <KeyControl key={action.key} id={id} value={action.key} onChange={(key) => onChange({ key })} />
        )}
      </PropertyRow>
      <SegmentedRow<ListAction['place']>
        label={t('list-design.action.place')}
        value={action.place}
        options={places.map((value) => ({ value, label: t(`list-design.action.place.${value}`) }))}
        onChange={(next) => onChange({ place: next })}
      />
      <PropertyRow label={t('list-design.action.enabledWhen')}>
        {(id) => (
          <RuleFormula
            id={id}
            label={t('list-design.action.enabledWhen')}
            of={{ fields: form.fields, scope: plan.scope }}
            wants="boolean"
            value={action.enabledWhen ?? ''}
            onChange={(formula) => onChange({ enabledWhen: formula || undefined }, 'enabledWhen')}
          />
        )}
      </PropertyRow>
      <WordsRow
        label={t('list-design.action.confirm')}
        help={t('list-design.action.confirm.help')}
        value={action.confirm ?? ''}
        onChange={(confirm) => onChange({ confirm: confirm === '' ? undefined : confirm }, 'confirm')}
      />
      <SelectRow<ListAction['does']['kind']>
        label={t('list-design.action.does')}
        value={action.does.kind}
        options={effectKinds.map((kind) => ({ value: kind, label: t(`list-design.does.${kind}`) }))}
        onChange={(kind) => onChange({ does: initialEffects[kind] })}
      />
      <EffectFields
        key={`${index} ${action.does.kind}`}
        does={action.does}
        onChange={(does) => onChange({ does }, 'does')}
      />
    </>
  )
}

const initialEffects = {
  openForm: { kind: 'openForm', form: '', fills: {} },
  callInterface: { kind: 'callInterface', interface: '', parameters: {} },
  changeRecords: { kind: 'changeRecords', set: {} },
  launchFlow: { kind: 'launchFlow', flow: '', fills: {} },
} as const satisfies Readonly<Record<ListAction['does']['kind'], ListAction['does']>>
const effectKinds = ['changeRecords', 'openForm', 'callInterface', 'launchFlow'] as const
