import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { richText } from './rich-text.ts'

const plain = kindTest(richText, { maxLength: 10 })

test('whatever a client sends, only harmless markup is stored', () => {
  expect(plain.read('<p onclick="x()">Hi<script>alert(1)</script></p>')).toBe('<p>Hi</p>')
  expect(plain.read('<img src=x onerror=alert(1)>')).toBe('')
  expect(plain.read({ html: '<p>' })).toEqual({ code: 'form.wrongType' })
})

test('paragraphs without a word are empty, a picture or a line is not', () => {
  expect(plain.read('<p></p><p> <br></p>')).toBe('')
  expect(plain.read('<p><img data-file="f1"></p>')).toBe('<p><img data-file="f1"></p>')
  expect(plain.read('<hr>')).toBe('<hr>')
  expect(plain.read('<p>a</p><p></p><p></p>')).toBe('<p>a</p>')
})

test('the words are counted, not the markup', () => {
  expect(plain.problem('<p><strong><em>ten letter</em></strong></p>')).toBeUndefined()
  expect(plain.problem('<p>eleven lett</p>')).toEqual({ code: 'form.tooLong', params: { max: 10 } })
  expect(plain.read(`<p>${'a'.repeat(500_001)}`)).toEqual({ code: 'form.tooLong', params: { max: 10 } })
})

test('a list and a formula read the words; a sheet gives paragraphs', () => {
  expect(plain.text('<h2>A</h2><ul><li><p>b &amp; c</p></li></ul>')).toBe('A\nb & c')
  expect(richText.toFormula?.('<p>A</p>')).toBe('A')
  expect(plain.parse('a<b\n\nc&d')).toBe('<p>a&lt;b</p><p>c&amp;d</p>')
})

test('the pictures in it are files that the server looks after', () => {
  expect(richText.references?.('<p><img data-file="f1"></p>', plain.settings)).toEqual({ files: ['f1'] })
})
