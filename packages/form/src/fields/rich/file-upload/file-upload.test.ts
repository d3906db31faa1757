import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { fileUpload } from './file-upload.ts'
import { dialogFilter, isImageName, problemOfFile } from './uploaded-files.ts'

const receipts = kindTest(fileUpload, { accept: ['.pdf', 'image'], maxFiles: 1, maxMegabytes: 1 })
const pdf = { fileId: 'f1', name: 'a.pdf', size: 1024, type: 'application/pdf' }

test('a file is its id, name, size and type, and nothing smuggled in', () => {
  expect(receipts.read([pdf])).toEqual([pdf])
  expect(receipts.read([{ ...pdf, url: 'https://example.com' }])).toEqual({ code: 'form.wrongType' })
  expect(receipts.read([{ ...pdf, fileId: '../../etc/passwd' }])).toEqual({ code: 'form.wrongType' })
  expect(receipts.read([{ ...pdf, size: -1 }])).toEqual({ code: 'form.wrongType' })
})

test('too many, too large and of the wrong type are refused', () => {
  expect(receipts.problem([pdf, pdf])).toEqual({ code: 'form.tooManyFiles', params: { max: 1 } })
  expect(problemOfFile({ name: 'a.pdf', size: 1024 * 1024 + 1 }, receipts.settings)).toEqual({
    code: 'form.fileTooLarge',
    params: { name: 'a.pdf', max: 1 },
  })
  expect(problemOfFile({ name: 'a.pdf.exe', size: 1 }, receipts.settings)).toMatchObject({
    code: 'form.fileTypeRefused',
  })
  expect(problemOfFile({ name: 'PHOTO.JPG', size: 1 }, receipts.settings)).toBeUndefined()
})

test('the file dialog offers what is accepted', () => {
  expect(dialogFilter(['.pdf'])).toBe('.pdf')
  expect(dialogFilter([])).toBe('')
  expect(isImageName('x.webp')).toBe(true)
})

test('a driver may give JSON as text or as a value', () => {
  expect(fileUpload.fromColumn?.(JSON.stringify([pdf]), receipts.settings)).toEqual([pdf])
  expect(fileUpload.fromColumn?.([pdf], receipts.settings)).toEqual([pdf])
})
