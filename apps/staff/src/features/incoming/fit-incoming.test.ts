import type { ReceivingFlow } from '@signet/contract'
import { expect, test } from 'vitest'
import { fitIncoming } from './fit-incoming.ts'

const card = (id: string): ReceivingFlow['flow'] => ({
  ...{ id, name: id, code: id, spelling: '', category: '', categoryName: '', categoryPath: [] },
  ...{ icon: '', iconColor: '', isFavourite: false, timesUsed: 0 },
})
const files = (key: string, accept: readonly string[] = [], maxMegabytes = 10, maxFiles = 9) => ({
  ...{ key, label: key },
  receives: { files: { maxFiles, maxMegabytes, accept } },
})
const text = (key: string, letters: number) => ({ key, label: key, receives: { letters } })
const photo = { name: 'taxi.jpg', size: 2 * 1024 * 1024 }

test('files go into the first field whose rules take all of them', () => {
  const claim = { flow: card('claim'), fields: [files('contract', ['.pdf']), files('receipts', ['image'])] }
  const { fitting } = fitIncoming([claim], { text: '', files: [photo] })
  expect(fitting).toMatchObject([{ files: { key: 'receipts' } }])
})

test('a form whose fields refuse the kind, the size or the number says what its first field says', () => {
  const flows = [
    { flow: card('kind'), fields: [files('contract', ['.pdf'])] },
    { flow: card('size'), fields: [files('scan', [], 1)] },
    { flow: card('number'), fields: [files('portrait', [], 10, 1)] },
  ]
  const { fitting, refusing } = fitIncoming(flows, { text: '', files: [photo, photo] })
  expect(fitting).toEqual([])
  expect(refusing.map(({ problem }) => problem?.code)).toEqual([
    'form.fileTypeRefused',
    'form.fileTooLarge',
    'form.tooManyFiles',
  ])
})

test('a form without a field for files is not offered for a photo', () => {
  const { fitting, refusing } = fitIncoming([{ flow: card('leave'), fields: [text('why', 100)] }], {
    text: 'hello',
    files: [photo],
  })
  expect([...fitting, ...refusing]).toEqual([])
})

test('text goes into the first field that is long enough, alone or beside files', () => {
  const flow = { flow: card('report'), fields: [text('title', 3), text('body', 100), files('photos')] }
  expect(fitIncoming([flow], { text: 'hello', files: [] }).fitting).toMatchObject([{ text: { key: 'body' } }])
  expect(fitIncoming([flow], { text: 'hello', files: [photo] }).fitting).toMatchObject([
    { text: { key: 'body' }, files: { key: 'photos' } },
  ])
  expect(fitIncoming([flow], { text: 'x'.repeat(101), files: [] }).fitting).toEqual([])
})
