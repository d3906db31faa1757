import { createForm, type Field as FieldModel, type Form } from 'peer:@formily/core'
import { ArrayField, Field, FormProvider, observer, useField } from 'peer:@formily/react'
import { memo } from 'react'
import { createRoot } from 'react-dom/client'
import { type Claim, type ClaimField, grandTotal, table } from '../../claim.ts'
import { wholeRows, wholeValues } from '../../right-values.ts'
import { drawn } from '../drawn.ts'
import { heldIn } from '../held-in.ts'
import { controls, Labelled } from './controls.tsx'
import { addUp, reactionsOf, totalOf } from './reactions-of.ts'

let form: Form | undefined

globalThis.contestant = {
  mount: (claim, place) => {
    form = createForm({ values: { ...wholeValues(claim), [table]: wholeRows(claim) } })
    createRoot(place).render(<ClaimForm form={form} claim={claim} />)
  },
  reach: async (path) => {
    const control = await drawn(() => document.querySelector<HTMLInputElement>(`[id="${path}"]`))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  shown: (path) => document.querySelector(`[id="${path}"]`)?.textContent ?? undefined,
  held: (path) => heldIn(form?.values ?? {}, path),
  isThere: (key) => form?.query(key).get('visible') === true,
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

/** A field with its label, or bare in a row. */
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
        {field.value.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its rows are known by their place
          <Row key={place} place={place} columns={columns} />
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

const Row = memo(({ place, columns }: Columns & Readonly<{ place: number }>) => (
  <tr>
    {columns.map((column) => (
      <td key={column.key}>
        <ClaimFieldView field={column} basePath={`${table}.${place}`} />
      </td>
    ))}
  </tr>
))

const Total = observer(({ form }: Pick<FieldModel, 'form'>) => (
  <output id={`${table}.amount`}>{totalOf(form)}</output>
))
