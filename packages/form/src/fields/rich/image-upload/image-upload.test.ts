import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { imageUpload } from './image-upload.ts'

const photos = kindTest(imageUpload, { maxFiles: 2, maxMegabytes: 1 })
const photo = { fileId: 'p1', name: 'gate.jpg', size: 1024, type: 'image/jpeg' }

test('a picture is stored as a file is', () => {
  expect(photos.read([photo])).toEqual([photo])
  expect(photos.read([{ ...photo, url: 'https://example.com' }])).toEqual({ code: 'form.wrongType' })
  expect(photos.column()).toEqual({ type: 'jsonb', references: 'file' })
  expect(imageUpload.references?.([photo], photos.settings)).toEqual({ files: ['p1'] })
})

test('what is no picture, too large, or one too many is refused', () => {
  expect(photos.problem([{ ...photo, name: 'report.pdf' }])).toMatchObject({ code: 'form.fileTypeRefused' })
  expect(photos.problem([{ ...photo, name: 'logo.svg' }])).toMatchObject({ code: 'form.fileTypeRefused' })
  expect(photos.problem([{ ...photo, size: 1024 * 1024 + 1 }])).toMatchObject({ code: 'form.fileTooLarge' })
  expect(photos.problem([photo, photo, photo])).toEqual({ code: 'form.tooManyFiles', params: { max: 2 } })
  expect(photos.problem([photo])).toBeUndefined()
})

test('a list names the pictures', () => {
  expect(photos.text([photo, { ...photo, name: 'yard.png' }])).toBe('gate.jpg, yard.png')
})
