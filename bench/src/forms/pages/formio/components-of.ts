import { type Claim, type ClaimField, driver, grandTotal, options, table } from '../../claim.ts'

/** A field that the sum of the amounts stands in, because its grid has no foot. */
export const lineTotal = 'linesTotal'

/** The claim in its components; dates in a text box, since its own picker is fetched from outside and weighs more. */
export function componentsOf({ fields, columns }: Claim): object[] {
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
  around: string,
): object {
  const shape = formula
    ? computed(`value = ${formula.of.map((name) => `${around}.${name}`).join(formula.operator)}`)
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
