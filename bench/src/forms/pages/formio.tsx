import 'peer:@formio/js/dist/formio.form.min.css'
import { Formio } from 'peer:@formio/js/dist/formio.form.min.js'
import {
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

type Webform = Awaited<ReturnType<typeof Formio.createForm>>
let form: Webform | undefined

globalThis.contestant = {
  mount: async (claim, place) => {
    form = await Formio.createForm(
      place,
      { display: 'form', components: componentsOf(claim) },
      { noAlerts: true },
    )
    await form.setSubmission({ data: { ...wholeValues(claim), [table]: wholeRows(claim) } })
  },
  reach: async (path) => {
    const control = await waitForElement(() => inputAt(path))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  renderedText: (path) => inputAt(path)?.value,
  modelValue: (path) => valueAt(form?.data ?? {}, path),
  hasField: (key) => form?.getComponent(key)?.visible === true,
}

function inputAt(path: string): HTMLInputElement | null {
  const [key, row, column] = (path === `${table}.amount` ? lineTotal : path).split('.')
  const name = row === undefined ? `data[${key}]` : `data[${key}][${row}][${column}]`
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}

/** A field that holds the sum of the amounts, because the grid has no footer. */
const lineTotal = 'linesTotal'

/**
 * The claim as Form.io components. Dates are text inputs, since its own picker is loaded from outside and is larger.
 */
function componentsOf({ fields, columns }: Claim): object[] {
  const total = `data.${table}.reduce((sum, row) => sum + row.amount, 0)`
  return [
    ...fields.map((field) => componentOf(field, 'data')),
    {
      type: 'datagrid',
      key: table,
      label: 'Lines',
      input: true,
      components: columns.map((column) => componentOf(column, 'row')),
    },
    { ...computed(`value = ${total}`), key: lineTotal, label: 'Total' },
    { ...computed(`value = ${total} + data.${driver}`), key: grandTotal, label: 'Grand total' },
  ]
}

function componentOf(
  { key, label, kind, isRequired = false, formula, shownWhen }: ClaimField,
  html: string,
): object {
  const shape = formula
    ? computed(`value = ${formula.of.map((name) => `${html}.${name}`).join(formula.operator)}`)
    : types[kind]
  return {
    ...shape,
    key,
    label,
    validate: { required: isRequired },
    ...(shownWhen
      ? {
          conditional: {
            show: true,
            conjunction: 'all',
            conditions: [{ component: shownWhen.field, operator: 'greaterThan', value: shownWhen.above }],
          },
        }
      : {}),
  }
}

const types = {
  text: { type: 'textfield', input: true },
  number: { type: 'number', input: true },
  date: { type: 'textfield', input: true },
  switch: { type: 'checkbox', input: true },
  select: {
    type: 'select',
    input: true,
    widget: 'html5',
    data: { values: options.map((value) => ({ value, label: value })) },
  },
  computed: { type: 'number', input: true },
}

function computed(calculateValue: string): object {
  return { type: 'number', input: true, disabled: true, calculateValue }
}
