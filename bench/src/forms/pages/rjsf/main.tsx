import Form from 'peer:@rjsf/core'
import validator from 'peer:@rjsf/validator-ajv8'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Cells, type Claim, driver, grandTotal, table } from '../../claim.ts'
import { shownFields, wholeRows, wholeValues } from '../../right-values.ts'
import { drawn } from '../drawn.ts'
import { heldIn } from '../held-in.ts'
import { lineTotal, schemaOf, uiSchemaOf } from './schema-of.ts'

type FormData = Readonly<Record<string, unknown>>
let current: FormData = {}

globalThis.contestant = {
  mount: (claim, place) => {
    createRoot(place).render(<ClaimForm claim={claim} />)
  },
  reach: async (path) => {
    const control = await drawn(() => document.querySelector<HTMLInputElement>(`[id="${idOf(path)}"]`))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  shown: (path) => document.querySelector<HTMLInputElement>(`[id="${idOf(path)}"]`)?.value,
  held: (path) => heldIn(current, path),
  isThere: (key) => document.querySelector<HTMLInputElement>(`[id="${idOf(key)}"]`)?.type === 'text',
}

function idOf(path: string): string {
  return `root_${path === `${table}.amount` ? lineTotal : path.replaceAll('.', '_')}`
}

/** It computes nothing itself: what it tells of a change is worked out here and given back, as its guide says. */
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
