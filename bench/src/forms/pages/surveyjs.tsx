import 'peer:survey-core/survey-core.fontless.css'
import { Model } from 'peer:survey-core'
import { Survey } from 'peer:survey-react-ui'
import { createRoot } from 'react-dom/client'
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

let survey: Model | undefined

globalThis.contestant = {
  mount: (claim, place) => {
    survey = new Model(surveyOf(claim))
    survey.lazyRenderEnabled = true
    survey.data = { ...wholeValues(claim), [table]: wholeRows(claim) }
    createRoot(place).render(<Survey model={survey} />)
  },
  reach: async (path) => {
    const control = await waitForElement(() => {
      if (!questionOf(path)) scrollTo(0, document.documentElement.scrollHeight)
      return placeOf(path)?.querySelector('input')
    })
    control.scrollIntoView({ block: 'center' })
    return control
  },
  renderedText: (path) => placeOf(path)?.querySelector('.sd-expression')?.textContent ?? undefined,
  modelValue: (path) => valueAt(survey?.data ?? {}, path),
  hasField: (key) => survey?.getQuestionByName(key).isVisible === true,
}

function questionOf(path: string): Element | null {
  return document.querySelector(`[data-name="${path.split('.')[0]}"]`)
}

/** Returns the element of a field, a cell or a total, if it is rendered. */
function placeOf(path: string): Element | null | undefined {
  const [key = '', row, column = row] = path.split('.')
  const question = questionOf(path)
  if (row === undefined) return question
  const index = survey?.getQuestionByName(key).columns.findIndex(({ name }) => name === column) ?? -1
  const line =
    row === column ? question?.querySelector('tfoot tr') : question?.querySelectorAll('tbody tr')[Number(row)]
  return line?.children[index]
}

/** The claim as a survey, with native controls instead of its own list, and values updated on every key press. */
function surveyOf({ fields, columns, rows }: Claim): object {
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
