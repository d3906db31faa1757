import 'peer:survey-core/survey-core.fontless.css'
import { Model } from 'peer:survey-core'
import { Survey } from 'peer:survey-react-ui'
import { createRoot } from 'react-dom/client'
import { table } from '../../claim.ts'
import { wholeRows, wholeValues } from '../../right-values.ts'
import { drawn } from '../drawn.ts'
import { heldIn } from '../held-in.ts'
import { surveyOf } from './survey-of.ts'

let survey: Model | undefined

globalThis.contestant = {
  mount: (claim, place) => {
    survey = new Model(surveyOf(claim))
    survey.lazyRenderEnabled = true
    survey.data = { ...wholeValues(claim), [table]: wholeRows(claim) }
    createRoot(place).render(<Survey model={survey} />)
  },
  reach: async (path) => {
    const control = await drawn(() => {
      if (!questionOf(path)) scrollTo(0, document.documentElement.scrollHeight)
      return placeOf(path)?.querySelector('input')
    })
    control.scrollIntoView({ block: 'center' })
    return control
  },
  shown: (path) => placeOf(path)?.querySelector('.sd-expression')?.textContent ?? undefined,
  held: (path) => heldIn(survey?.data ?? {}, path),
  isThere: (key) => survey?.getQuestionByName(key).isVisible === true,
}

function questionOf(path: string): Element | null {
  return document.querySelector(`[data-name="${path.split('.')[0]}"]`)
}

/** Where a field, a cell or a total stands, as far as it is drawn. */
function placeOf(path: string): Element | null | undefined {
  const [key = '', row, column = row] = path.split('.')
  const question = questionOf(path)
  if (row === undefined) return question
  const place = survey?.getQuestionByName(key).columns.findIndex(({ name }) => name === column) ?? -1
  const line =
    row === column ? question?.querySelector('tfoot tr') : question?.querySelectorAll('tbody tr')[Number(row)]
  return line?.children[place]
}
