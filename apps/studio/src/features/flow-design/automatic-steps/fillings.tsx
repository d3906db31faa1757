import { readDefinition } from '@signet/form'
import { everyField } from '@signet/form/design'
import { isProblem, parseFormula } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { PropertyRow, SmallButton } from '../../../kit/properties/property-row.tsx'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { RuleField } from '../../../kit/rules/rule-field.tsx'
import { useProblemSentence } from '../../../kit/rules/use-problem-sentence.ts'
import { useFormContext } from '../designer/flow-designer-context.ts'
import styles from '../properties/node-properties.module.css'
import { formOfFlowQuery } from '../queries.ts'

type FillingsProps = Readonly<{
  label: string
  help?: string
  offered: readonly FieldOption[]
  value: Readonly<Record<string, string>>
  onChange: (value: Readonly<Record<string, string>>) => void
}>

/** Target fields, each with a formula that fills it from the case's form. */
export function Fillings({ label, help, offered, value, onChange }: FillingsProps) {
  const entries = Object.entries(value)
  return (
    <PropertyRow label={label} help={help} arrangement="group">
      {() => (
        <>
          {entries.map(([key, formula], index) => (
            <Filling
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are not reordered
              key={index}
              field={key}
              formula={formula}
              offered={offered.filter((one) => one.key === key || !(one.key in value))}
              onChange={(changed) =>
                onChange(
                  Object.fromEntries(entries.flatMap((entry, at) => (at === index ? changed : [entry]))),
                )
              }
            />
          ))}
          <AddFilling offered={offered} value={value} onChange={onChange} />
        </>
      )}
    </PropertyRow>
  )
}

function AddFilling({ offered, value, onChange }: Pick<FillingsProps, 'offered' | 'value' | 'onChange'>) {
  const t = useT()
  const next = offered.find(({ key }) => !(key in value))
  return (
    <Button
      size="small"
      icon={<Plus size={14} aria-hidden />}
      disabled={!next}
      onClick={() => next && onChange({ ...value, [next.key]: '' })}
    >
      {t('flow-design.step.addFilling')}
    </Button>
  )
}

type FillingProps = Readonly<{
  field: string
  formula: string
  offered: readonly FieldOption[]
  /** Receives the replacement of the row, or an empty list when it is removed. */
  onChange: (entries: readonly (readonly [string, string])[]) => void
}>

function Filling({ field, formula, offered, onChange }: FillingProps) {
  const t = useT()
  const { form, plan } = useFormContext()
  const sentence = useProblemSentence(form.fields)
  const parsed = formula.trim() === '' || !plan ? undefined : parseFormula(formula, plan.scope)
  const mistake = parsed && isProblem(parsed) ? sentence(parsed.code, parsed.params) : undefined
  const name = offered.find(({ key }) => key === field)?.label ?? field
  return (
    <div className={styles.source}>
      <div className={styles.sourceHead}>
        <Select
          size="small"
          aria-label={t('flow-design.step.filled')}
          value={field}
          options={offered.map(({ key, label }) => ({ value: key, label }))}
          onChange={(key) => onChange([[key, formula]])}
        />
        <SmallButton name={t('flow-design.step.remove', { name })} Icon={X} onPress={() => onChange([])} />
      </div>
      <PropertyRow label={t('flow-design.step.formula')} mistake={mistake}>
        {(id) => (
          <RuleField
            id={id}
            label={t('flow-design.step.formula')}
            fields={form.fields}
            value={formula}
            onChange={(text) => onChange([[field, text]])}
          />
        )}
      </PropertyRow>
    </div>
  )
}

type FieldMappingProps = Readonly<{
  help: string
  /** The available sources. */
  offered: readonly FieldOption[]
  value: Readonly<Record<string, string>>
  onChange: (value: Readonly<Record<string, string>>) => void
}>

/** Maps values of the source to fields of the form. */
export function FieldMapping({ help, offered, value, onChange }: FieldMappingProps) {
  const t = useT()
  const words = useLocalizedText()
  const { form } = useFormContext()
  const own = everyField(form.fields)
    .filter(({ path, field }) => !path.includes('.') && field.fields.length === 0)
    .map(({ path, field }) => ({ value: path, label: words(field.label) || path }))
  const entries = Object.entries(value)
  const free = own.find((field) => !(field.value in value))
  const changeAt = (index: number, changed: readonly (readonly [string, string])[]) =>
    onChange(Object.fromEntries(entries.flatMap((entry, at) => (at === index ? changed : [entry]))))

  return (
    <PropertyRow label={t('flow-design.step.brings')} help={help} arrangement="group">
      {() => (
        <>
          {entries.map(([key, theirs], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are not reordered
            <div key={index} className={styles.source}>
              <div className={styles.sourceHead}>
                <Select
                  size="small"
                  aria-label={t('flow-design.step.ownField')}
                  value={key}
                  options={own.filter((one) => one.value === key || !(one.value in value))}
                  onChange={(field) => changeAt(index, [[field, theirs]])}
                />
                <SmallButton
                  name={t('flow-design.step.remove', { name: key })}
                  Icon={X}
                  onPress={() => changeAt(index, [])}
                />
              </div>
              <Select
                size="small"
                aria-label={t('flow-design.step.takenFrom')}
                placeholder={t('flow-design.step.takenFrom')}
                value={theirs || null}
                options={offered.map(({ key: one, label }) => ({ value: one, label }))}
                onChange={(from) => changeAt(index, [[key, from]])}
              />
            </div>
          ))}
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={!free}
            onClick={() => free && onChange({ ...value, [free.value]: '' })}
          >
            {t('flow-design.step.addBrings')}
          </Button>
        </>
      )}
    </PropertyRow>
  )
}

/** A target or source of a value: a field of a form, a parameter or column of an interface. */
type FieldOption = Readonly<{ key: string; label: string }>

/** The plain fields of another form's draft; empty without a form. */
export function useFormFields(formId: string): readonly FieldOption[] {
  return useFieldsOf(formId, 'plain')
}

/** What a record of another form can be filled with: its plain fields, and the columns of its sub-tables. */
export function useFormTargets(formId: string): readonly FieldOption[] {
  return useFieldsOf(formId, 'withColumns')
}

function useFieldsOf(formId: string, which: 'plain' | 'withColumns'): readonly FieldOption[] {
  const t = useT()
  const words = useLocalizedText()
  const { data } = useQuery(formOfFlowQuery(useClient(), formId || undefined))
  if (!data) return []
  const fields = everyField(readDefinition(data.definition).fields)
  const labels = new Map(fields.map(({ path, field }) => [path, words(field.label) || path]))
  return fields
    .filter(
      ({ path, field }) => field.fields.length === 0 && (which === 'withColumns' || !path.includes('.')),
    )
    .map(({ path }) => {
      const [table = ''] = path.split('.')
      const column = labels.get(path) ?? path
      const label =
        table === path
          ? column
          : t('flow-design.step.columnOf', { table: labels.get(table) ?? table, column })
      return { key: path, label }
    })
}

/** The fields of another flow's form. */
export function useFlowFields(flow: string): readonly FieldOption[] {
  return useFormFields(useFormOfFlow(flow))
}

/** What a case of another flow can be filled with. */
export function useFlowTargets(flow: string): readonly FieldOption[] {
  return useFormTargets(useFormOfFlow(flow))
}

function useFormOfFlow(flow: string): string {
  const { flowDesign } = useClient()
  const { data } = useQuery({
    queryKey: ['flow-design', 'form-of', flow],
    enabled: flow !== '',
    queryFn: ({ signal }) => flowDesign.open({ id: flow }, { signal }),
    select: ({ formId }) => formId,
    retry: false,
    meta: { shownInPlace: true },
  })
  return data ?? ''
}
