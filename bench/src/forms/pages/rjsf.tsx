import Form from 'peer:@rjsf/core'
import validator from 'peer:@rjsf/validator-ajv8'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type Cells,
  type Claim,
  type ClaimField,
  driver,
  grandTotal,
  options,
  shownFields,
  table,
  wholeRows,
  wholeValues,
} from '../claim.ts'
import { valueAt, waitForElement } from './read-page.ts'

type FormData = Readonly<Record<string, unknown>>
let current: FormData = {}

globalThis.contestant = {
  mount: (claim, place) => {
    createRoot(place).render(<ClaimForm claim={claim} />)
  },
  reach: async (path) => {
    const control = await waitForElement(() =>
      document.querySelector<HTMLInputElement>(`[id="${idOf(path)}"]`),
    )
    control.scrollIntoView({ block: 'center' })
    return control
  },
  renderedText: (path) => document.querySelector<HTMLInputElement>(`[id="${idOf(path)}"]`)?.value,
  modelValue: (path) => valueAt(current, path),
  hasField: (key) => document.querySelector<HTMLInputElement>(`[id="${idOf(key)}"]`)?.type === 'text',
}

function idOf(path: string): string {
  return `root_${path === `${table}.amount` ? lineTotal : path.replaceAll('.', '_')}`
}

/** RJSF computes nothing itself: each change is computed here and passed back, as its guide recommends. */
function ClaimForm({ claim }: Readonly<{ claim: Claim }>) {
  const schema = useMemo(() => schemaOf(claim), [claim])
  const [formData, setFormData] = useState(() => computed(claim, { ...claim.values, [table]: claim.rows }))
  const hidden = hiddenIn(claim, formData)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of what is hidden are all that counts
  const uiSchema = useMemo(() => uiSchemaOf(hidden), [hidden.join()])
  current = formData
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formData={formData}
      noHtml5Validate
      onChange={(event) => setFormData(computed(claim, event.formData))}
    />
  )
}

function computed(claim: Claim, formData: FormData): FormData {
  const filled = claimWith(claim, formData)
  const rows = wholeRows(filled)
  const total = rows.reduce((sum, row) => sum + Number(row['amount']), 0)
  const values = wholeValues(filled)
  return { ...values, [table]: rows, [lineTotal]: total, [grandTotal]: total + Number(values[driver]) }
}

function hiddenIn(claim: Claim, formData: FormData): readonly string[] {
  const shown = new Set(shownFields(claimWith(claim, formData)))
  return claim.fields.filter(({ key }) => !shown.has(key)).map(({ key }) => key)
}

function claimWith(claim: Claim, { [table]: rows, ...values }: FormData): Claim {
  return { ...claim, values: values as Cells, rows: rows as readonly Cells[] }
}

/** A property that holds the sum of the amounts, because a list has no footer. */
const lineTotal = 'linesTotal'

function schemaOf({ fields, columns }: Claim): object {
  return {
    type: 'object',
    required: requiredOf(fields),
    properties: {
      ...propertiesOf(fields),
      [table]: {
        type: 'array',
        title: 'Lines',
        items: { type: 'object', required: requiredOf(columns), properties: propertiesOf(columns) },
      },
      [lineTotal]: { type: 'number', title: 'Total', readOnly: true },
      [grandTotal]: { type: 'number', title: 'Grand total', readOnly: true },
    },
  }
}

/** Hides fields by UI schema: rules inside the schema would validate everything on every key press. */
function uiSchemaOf(hidden: readonly string[]): object {
  return {
    ...Object.fromEntries(hidden.map((key) => [key, { 'ui:widget': 'hidden' }])),
    [table]: { 'ui:options': { orderable: false } },
    'ui:submitButtonOptions': { norender: true },
  }
}

function requiredOf(fields: readonly ClaimField[]): string[] {
  return fields.filter(({ isRequired }) => isRequired).map(({ key }) => key)
}

function propertiesOf(fields: readonly ClaimField[]): Readonly<Record<string, object>> {
  return Object.fromEntries(fields.map(({ key, label, kind }) => [key, { title: label, ...typeOf(kind) }]))
}

function typeOf(kind: ClaimField['kind']): object {
  if (kind === 'number') return { type: 'number' }
  if (kind === 'computed') return { type: 'number', readOnly: true }
  if (kind === 'switch') return { type: 'boolean' }
  if (kind === 'select') return { type: 'string', enum: options }
  return kind === 'date' ? { type: 'string', format: 'date' } : { type: 'string' }
}
