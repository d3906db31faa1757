import { compileForm, createFormStore, type FormStore, rightsAtStart } from '@signet/form'
import { type FormEnvironment, FormView } from '@signet/form-ui'
import { LocaleProvider } from '@signet/i18n/react'
import { createRoot } from 'react-dom/client'
import { type Claim, table } from '../../claim.ts'
import { definitionOf } from './definition-of.ts'
import { language } from './language.ts'

const around = { now: '2026-11-20T09:30:00+08:00', timeZone: 'Asia/Shanghai', me: 'li', starter: 'li' }

/** Nobody uploads and nothing is looked up in a claim. */
const environment: FormEnvironment = {
  files: {
    upload: () => {
      throw new Error('a claim has no files')
    },
    urlOf: () => '',
  },
  lookup: { search: async () => ({ choices: [], hasMore: false }), byIds: async () => [] },
  now: () => around.now,
}

/** From a definition to a form on the screen, as the product does it. */
export function openClaim(claim: Claim, place: HTMLElement): FormStore {
  const rows = claim.rows.map((row, at) => ({ id: `r${at}`, ...textNumbers(row) }))
  const store = createFormStore(compileForm(definitionOf(claim)), {
    rights: rightsAtStart(),
    around,
    values: { ...textNumbers(claim.values), [table]: rows },
  })
  createRoot(place).render(
    <LocaleProvider value={language}>
      <FormView store={store} environment={environment} />
    </LocaleProvider>,
  )
  return store
}

/** Numbers are stored as exact decimals, in text. */
function textNumbers(cells: Claim['values']): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(cells).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  )
}
