import 'peer:@formio/js/dist/formio.form.min.css'
import { Formio } from 'peer:@formio/js/dist/formio.form.min.js'
import { table } from '../../claim.ts'
import { wholeRows, wholeValues } from '../../right-values.ts'
import { drawn } from '../drawn.ts'
import { heldIn } from '../held-in.ts'
import { componentsOf, lineTotal } from './components-of.ts'

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
    const control = await drawn(() => inputAt(path))
    control.scrollIntoView({ block: 'center' })
    return control
  },
  shown: (path) => inputAt(path)?.value,
  held: (path) => heldIn(form?.data ?? {}, path),
  isThere: (key) => form?.getComponent(key)?.visible === true,
}

function inputAt(path: string): HTMLInputElement | null {
  const [key, row, column] = (path === `${table}.amount` ? lineTotal : path).split('.')
  const name = row === undefined ? `data[${key}]` : `data[${key}][${row}][${column}]`
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}
