import { expect, test } from 'vitest'
import { expensePlan, formulaContext } from '../../test/expense-claim.ts'
import { checkValues, referencesOf, rightsAtStart } from '../index.ts'

const plan = expensePlan({
  fields: [
    { key: 'notes', kind: 'rich-text', label: 'Notes' },
    { key: 'sign', kind: 'signature', label: 'Signature' },
    {
      key: 'where',
      kind: 'location',
      label: 'Where',
      settings: { allowed: [{ longitude: 120.15, latitude: 30.28, radius: 500 }] },
    },
    { key: 'photos', kind: 'image-upload', label: 'Photos' },
  ],
})
const check = (sent: unknown) =>
  checkValues(plan, sent, { rights: rightsAtStart(), context: formulaContext, stage: 'submit' })

test('a client that sends a page, a fake signature, a far place and a program is refused, field by field', () => {
  const { values, problems } = check({
    notes: '<p onclick="x()">Hi<script>steal()</script><img src="https://spy.example/x"></p>',
    sign: 'data:image/svg+xml;base64,PHN2Zz4=',
    where: { longitude: 121.47, latitude: 31.23 },
    photos: [{ fileId: 'f1', name: 'photo.exe', size: 12 }],
  })

  expect(values).toMatchObject({ notes: '<p>Hi</p>', sign: '' })
  expect(problems.map(({ path, code }) => [path, code])).toEqual([
    ['sign', 'form.wrongType'],
    ['where', 'form.outsideCircle'],
    ['photos', 'form.fileTypeRefused'],
  ])
})

test('the pictures of a text are files that the server has to look for, like every other', () => {
  const { values } = check({
    notes: '<p><img data-file="f1"></p>',
    photos: [{ fileId: 'f2', name: 'a.png', size: 1 }],
  })

  expect(referencesOf(plan, values)).toMatchObject({ files: ['f1', 'f2'] })
})
