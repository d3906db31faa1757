import {
  checkValues,
  compileForm,
  type FieldKindName,
  type FormPlan,
  fieldKinds,
  rightsAtStart,
} from '@signet/form'
import { expect, test } from 'vitest'
import { createSampleForm, galleryStates } from './samples.ts'

const kinds = Object.keys(fieldKinds) as FieldKindName[]
const context = { now: '2026-11-20T09:30:00+08:00', timeZone: 'Asia/Shanghai', me: 'li', starter: 'li' }

test.each(kinds)(
  'what the gallery shows of %s is a form that could be published, filled in as it should be',
  (kind) => {
    for (const state of galleryStates) {
      const { definition, values } = createSampleForm(kind, state, kind)
      const plan = compileForm(definition)
      const checked = checkValues(plan, values ?? {}, {
        rights: rightsAtStart(),
        context,
        stage: 'draft',
      })

      expect(checked.problems).toEqual([])
      if (values && isFilledByPeople(plan)) expect(checked.values['it']).toEqual(values['it'])
    }
  },
)

function isFilledByPeople({ byPath }: FormPlan): boolean {
  const { kind, calculation } = byPath.get('it') ?? {}
  return !(calculation || kind?.assignment || kind?.fill)
}
