import { createForm, type Field as FieldModel, type Form } from 'peer:@formily/core'
import { ArrayField, Field, FormProvider, observer, useField } from 'peer:@formily/react'
import { memo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type Cells,
  type Claim,
  type ClaimField,
  driver,
  grandTotal,
  options,
  table,
  wholeRows,
  wholeValues,
} from '../claim.ts'
import { valueAt, waitForElement } from './read-page.ts'

let form: Form | undefined

globalThis.contestant = {
  mount: (claim, place) => {
    form = createForm({ values: { ...wholeValues(claim), [table]: wholeRows(claim) } })
    createRoot(place).render(<ClaimForm form={form} claim={claim} />)
  },
  reach: async (path) => {
    const control = await waitForElement(() => document.querySelector<HTMLInputElement>(`[id="${path}"]`))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  renderedText: (path) => document.querySelector(`[id="${path}"]`)?.textContent ?? undefined,
  modelValue: (path) => valueAt(form?.values ?? {}, path),
  hasField: (key) => form?.query(key).get('visible') === true,
}

function ClaimForm({ form, claim }: Readonly<{ form: Form; claim: Claim }>) {
  return (
    <FormProvider form={form}>
      {claim.fields.map((field) => (
        <ClaimFieldView key={field.key} field={field} />
      ))}
      <ArrayField name={table} component={[Lines, { columns: claim.columns }]} />
      <Field
        name={grandTotal}
        title="Grand total"
        decorator={[Labelled]}
        component={[controls.computed]}
        reactions={addUp}
      />
    </FormProvider>
  )
}

type ClaimFieldViewProps = Readonly<{ field: ClaimField; basePath?: string }>

/** A field with its label, or without one in a table row. */
function ClaimFieldView({ field, basePath }: ClaimFieldViewProps) {
  return (
    <Field
      name={field.key}
      basePath={basePath}
      title={field.label}
      required={field.isRequired === true}
      decorator={basePath === undefined ? [Labelled] : undefined}
      component={[controls[field.kind]]}
      reactions={reactionsOf(field, basePath === undefined ? '' : '.')}
    />
  )
}

type Columns = Readonly<{ columns: readonly ClaimField[] }>

const Lines = observer(({ columns }: Columns) => {
  const field = useField()
  return (
    <table>
      <tbody>
        {field.value.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its rows are known by their place
          <Row key={index} place={index} columns={columns} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={columns.length}>
            <Total form={field.form} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
})

const Row = memo(({ place: index, columns }: Columns & Readonly<{ place: number }>) => (
  <tr>
    {columns.map((column) => (
      <td key={column.key}>
        <ClaimFieldView field={column} basePath={`${table}.${index}`} />
      </td>
    ))}
  </tr>
))

const Total = observer(({ form }: Pick<FieldModel, 'form'>) => (
  <output id={`${table}.amount`}>{totalOf(form)}</output>
))

type ControlProps = Readonly<{
  value?: string | number | boolean
  onChange: (value: string | boolean) => void
}>

function useId(): string {
  return useField().address.toString()
}

function Box({ type, value, onChange }: ControlProps & Readonly<{ type: string }>) {
  return (
    <input
      id={useId()}
      type={type}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Native controls by kind. */
const controls = {
  text: (props: ControlProps) => <Box type="text" {...props} />,
  number: (props: ControlProps) => <Box type="text" {...props} />,
  date: (props: ControlProps) => <Box type="date" {...props} />,
  switch: ({ value, onChange }: ControlProps) => (
    <input
      id={useId()}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  ),
  select: ({ value, onChange }: ControlProps) => (
    <select id={useId()} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  ),
  computed: ({ value }: ControlProps) => <output id={useId()}>{value}</output>,
}

/** Wraps a control with its label, required mark and errors. */
const Labelled = observer(({ children }: Readonly<{ children?: ReactNode }>) => {
  const field = useField()
  return (
    <div>
      <label htmlFor={field.address.toString()}>
        {field.title}
        {field.required && <span aria-hidden="true">*</span>}
      </label>
      {children}
      {field.selfErrors.length > 0 && <p>{field.selfErrors.join(' ')}</p>}
    </div>
  )
})

type Reaction = (field: FieldModel) => void

/**
 * Formulas and rules as functions, which are faster than expressions in braces; `beside` prefixes paths of
 * neighbours.
 */
function reactionsOf({ formula, shownWhen }: ClaimField, beside: '' | '.'): Reaction[] {
  const reactions: Reaction[] = []
  if (formula) {
    const [one, other] = formula.of
    reactions.push((field) => {
      const [a, b] = [numberAt(field, beside + one), numberAt(field, beside + other)]
      field.value = formula.operator === '+' ? a + b : a * b
    })
  }
  if (shownWhen) {
    reactions.push((field) => {
      field.visible = numberAt(field, shownWhen.field) > shownWhen.above
    })
  }
  return reactions
}

function addUp(field: FieldModel): void {
  field.value = totalOf(field.form) + numberAt(field, driver)
}

function totalOf({ values }: Form): number {
  const rows = values[table] as readonly Cells[]
  return rows.reduce((sum, row) => sum + Number(row['amount']), 0)
}

function numberAt(field: FieldModel, path: string): number {
  return Number(field.query(path).value())
}
