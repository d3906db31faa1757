import { type FieldDefinition, readDefinition } from '@signet/form'
import { everyField, kindOf } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { type Fill, type ListField, listField } from '@signet/list'
import { useQuery } from '@tanstack/react-query'
import { Input, Segmented, Select } from 'antd'
import { X } from 'lucide-react'
import { useId } from 'react'
import { z } from 'zod'
import { useClient } from '../../../kit/context/app-context.ts'
import { FieldSelect } from '../../../kit/properties/field-rows.tsx'
import { PropertyRow, SmallButton } from '../../../kit/properties/property-row.tsx'
import { useInterfaceFacts } from '../../../kit/properties/use-interface-facts.ts'
import { useLabelSearch } from '../../../kit/properties/use-label-search.ts'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import styles from '../fields/fields.module.css'
import { RuleFormula, ValueField } from '../fields/value-field.tsx'

type Fills = Readonly<Record<string, Fill>>
type FillsFieldProps = Readonly<{
  label: string
  targets: readonly Target[]
  fills: Fills
  onChange: (fills: Record<string, Fill>) => void
}>

/** The value of each target: fixed, from the record, or from a formula. */
export function FillsField({ label, targets, fills, onChange }: FillsFieldProps) {
  const search = useLabelSearch()
  const t = useT()
  const left = targets.filter(({ key }) => !Object.hasOwn(fills, key))

  return (
    <PropertyRow label={label} arrangement="group">
      {() => (
        <>
          {Object.entries(fills).map(([key, fill]) => (
            <FillRow
              key={key}
              target={targets.find((one) => one.key === key) ?? { key, name: key }}
              fill={fill}
              onChange={(next) => onChange({ ...fills, [key]: next })}
              onRemove={() => onChange(withoutKey(fills, key))}
            />
          ))}
          <Select<string | null>
            aria-label={t('list-design.fill.add')}
            placeholder={t('list-design.fill.add')}
            showSearch={search}
            disabled={left.length === 0}
            style={{ width: '100%' }}
            value={null}
            options={left.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={(key) => key !== null && onChange({ ...fills, [key]: { value: null } })}
          />
        </>
      )}
    </PropertyRow>
  )
}

function withoutKey(fills: Fills, key: string): Record<string, Fill> {
  return Object.fromEntries(Object.entries(fills).filter(([one]) => one !== key))
}

type FillRowProps = FillFieldProps & Readonly<{ onRemove: () => void }>

/** The value of one target, which can be removed. */
function FillRow({ target, fill, onChange, onRemove }: FillRowProps) {
  const t = useT()
  return (
    <div className={styles.condition}>
      <FillField target={target} fill={fill} onChange={onChange} />
      <SmallButton name={t('list-design.fill.remove', { name: target.key })} Icon={X} onPress={onRemove} />
    </div>
  )
}

type Source = 'value' | 'field' | 'formula'
type FillFieldProps = Readonly<{ target: Target; fill: Fill; onChange: (fill: Fill) => void }>

function FillField({ target, fill, onChange }: FillFieldProps) {
  const t = useT()
  const { fields } = useListDesigner()
  const own = fields.filter((field) => field.from === 'form' && field.field.parent === undefined)

  return (
    <div className={styles.parts}>
      <div className={styles.pair}>
        <span>{target.name}</span>
        <FillSourceChoice fill={fill} own={own} onChange={onChange} />
      </div>
      {'value' in fill && (
        <FillValue target={target} value={fill.value} onChange={(value) => onChange({ value })} />
      )}
      {'field' in fill && (
        <FieldSelect
          label={t('list-design.field')}
          fields={own}
          value={fill.field}
          onChange={(field) => field && onChange({ field })}
        />
      )}
      {'formula' in fill && (
        <FillFormula value={fill.formula} onChange={(formula) => onChange({ formula })} />
      )}
    </div>
  )
}

type FillSourceChoiceProps = Pick<FillFieldProps, 'fill' | 'onChange'> &
  Readonly<{ own: readonly ListField[] }>

function FillSourceChoice({ fill, own, onChange }: FillSourceChoiceProps) {
  const t = useT()
  const source: Source = 'value' in fill ? 'value' : 'field' in fill ? 'field' : 'formula'
  const fresh: Readonly<Record<Source, Fill>> = {
    value: { value: null },
    field: { field: own[0]?.path ?? '' },
    formula: { formula: '' },
  }
  return (
    <Segmented<Source>
      size="small"
      value={source}
      options={(['value', 'field', 'formula'] as const).map((value) => ({
        value,
        label: t(`list-design.fill.${value}`),
      }))}
      onChange={(next) => onChange(fresh[next])}
    />
  )
}

type FillFormulaProps = Readonly<{ value: string; onChange: (formula: string) => void }>

function FillFormula({ value, onChange }: FillFormulaProps) {
  const id = useId()
  const { form, plan } = useListDesigner()
  const t = useT()
  return (
    <RuleFormula
      id={id}
      label={t('list-design.source.formula')}
      of={{ fields: form.fields, scope: plan.scope }}
      value={value}
      onChange={onChange}
    />
  )
}

type Json = z.infer<ReturnType<typeof z.json>>
type FillValueProps = Readonly<{ target: Target; value: Json; onChange: (value: Json) => void }>

/** A field of this form uses its own control; others use a text input. */
function FillValue({ target, value, onChange }: FillValueProps) {
  const { field, name } = target
  if (!field)
    return (
      <Input
        aria-label={name}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target: box }) => onChange(box.value)}
      />
    )
  return (
    <ValueField
      field={field}
      operator="equals"
      value={value}
      onChange={(next) => onChange(z.json().parse(next))}
    />
  )
}

/** A value that an action can fill in. A target with `field` uses the field's control. */
type Target = Readonly<{ key: string; name: string; field?: ListField }>

const noTargets: readonly Target[] = []

export function useOwnTargets(): readonly Target[] {
  const words = useLocalizedText()
  const { plan } = useListDesigner()
  return plan.fields
    .filter(({ kind }) => kind.holds === 'value')
    .map(({ key, definition }) => {
      const field = listField(plan, key)
      return { key, name: words(definition.label) || key, ...(field && { field }) }
    })
}

export function useFormTargets(id: string): readonly Target[] {
  const words = useLocalizedText()
  const { formDesign } = useClient()
  const { data } = useQuery({
    queryKey: ['list-design', 'targets', 'form', id],
    queryFn: ({ signal }) => formDesign.open({ id }, { signal }),
    enabled: id !== '',
    select: ({ definition }) => readDefinition(definition).fields,
    retry: false,
  })
  return data ? listTargets(data, words) : noTargets
}

export function useFlowTargets(id: string): readonly Target[] {
  const { flowDesign } = useClient()
  const { data } = useQuery({
    queryKey: ['list-design', 'targets', 'flow', id],
    queryFn: ({ signal }) => flowDesign.open({ id }, { signal }),
    enabled: id !== '',
    retry: false,
  })
  return useFormTargets(data?.formId ?? '')
}

/** The parameters of a data interface. */
export function useInterfaceTargets(id: string): readonly Target[] {
  return useInterfaceFacts(id).parameters.map(({ name, label }) => ({ key: name, name: label || name }))
}

function listTargets(
  fields: readonly FieldDefinition[],
  words: ReturnType<typeof useLocalizedText>,
): readonly Target[] {
  return everyField(fields)
    .filter(({ path, field }) => !path.includes('.') && kindOf(field)?.holds === 'value')
    .map(({ field }) => ({ key: field.key, name: words(field.label) || field.key }))
}
