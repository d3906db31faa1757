import { type Claim, type ClaimField, driver, grandTotal, options, table } from '../../claim.ts'

/** The claim as a survey; natural controls of the browser instead of its own list, and values at every key. */
export function surveyOf({ fields, columns, rows }: Claim): object {
  return {
    textUpdateMode: 'onTyping',
    showQuestionNumbers: false,
    elements: [
      ...fields.map((field) => ({ name: field.key, ...elementOf(field, '') })),
      {
        type: 'matrixdynamic',
        name: table,
        title: 'Lines',
        rowCount: rows.length,
        maxRowCount: 2000,
        columns: columns.map(columnOf),
      },
      {
        type: 'expression',
        name: grandTotal,
        title: 'Grand total',
        expression: `sumInArray({${table}}, 'amount') + {${driver}}`,
      },
    ],
  }
}

function columnOf(column: ClaimField): object {
  const { type, ...rest } = elementOf(column, 'row.')
  const total = column.kind === 'computed' ? { totalType: 'sum' } : {}
  return { name: column.key, cellType: type, ...rest, ...total }
}

function elementOf({ label, kind, isRequired = false, formula, shownWhen }: ClaimField, beside: string) {
  const named = {
    title: label,
    isRequired,
    ...(shownWhen ? { visibleIf: `{${shownWhen.field}} > ${shownWhen.above}` } : {}),
  }
  if (formula) {
    const [one, other] = formula.of
    return {
      type: 'expression',
      ...named,
      expression: `{${beside}${one}} ${formula.operator} {${beside}${other}}`,
    }
  }
  if (kind === 'select') return { type: 'dropdown', ...named, renderAs: 'select', choices: options }
  if (kind === 'switch') return { type: 'boolean', ...named, renderAs: 'checkbox' }
  return { type: 'text', ...named, inputType: kind }
}
