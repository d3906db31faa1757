import { describe, expect, test } from 'vitest'
import { expensePlan, record, template } from '../test/expense.ts'
import {
  createPrintTexts,
  defaultTemplate,
  findMistakes,
  formulasOf,
  insertBlocks,
  labelSize,
  moveBlock,
  newBlock,
  pageRules,
  paperSize,
  readTemplate,
  removeBlock,
  requestFor,
  visibleTemplate,
} from './index.ts'
import { linesOfBlocks } from './lines-of-blocks.ts'
import { partsOf, textOfParts } from './parts-of.ts'

const text = (words: string, id = 'a') => ({ kind: 'text', id, text: words }) as const
const mistakesOf = (input: Parameters<typeof template>[0]) => findMistakes(template(input), expensePlan)

describe('words with places for values', () => {
  test.each([
    ['plain', [{ kind: 'words', text: 'plain' }]],
    ['{title}', [{ kind: 'field', path: 'title' }]],
    [
      '{lines.item}{$author}',
      [
        { kind: 'field', path: 'lines.item' },
        { kind: 'field', path: '$author' },
      ],
    ],
    [
      'a {= amount * 2 } b',
      [
        { kind: 'words', text: 'a ' },
        { kind: 'formula', source: 'amount * 2' },
        { kind: 'words', text: ' b' },
      ],
    ],
    ['{="}" + \'{\'}', [{ kind: 'formula', source: '"}" + \'{\'' }]],
    ['{a b} {1} { {=} {=x', [{ kind: 'words', text: '{a b} {1} { {=} {=x' }]],
    ['', []],
  ])('%s', (written, parts) => {
    expect(partsOf(written)).toEqual(parts)
  })

  test('are the same words when written again', () => {
    const written = '第 {$page} 页 {=upper(title)} {x y}'
    expect(textOfParts(partsOf(written))).toBe(written)
  })

  test('are read to the end, however hostile', () => {
    expect(partsOf('{='.repeat(2500)).length).toBe(1)
    expect(partsOf('{'.repeat(5000)).length).toBe(1)
  })

  test('say what the record says, and nothing where it says nothing', () => {
    const one = record({
      id: '1',
      lines: [
        { path: 'title', label: '事由', text: '{amount}' },
        {
          path: 'lines',
          label: '明细',
          text: '2',
          rows: ['笔', '纸'].map((item) => [{ path: 'lines.item', label: '项目', text: item }]),
        },
      ],
      answers: ['42'],
    })
    const facts = { $model: '报销', $printedBy: '李伟', $printedAt: '今天', $proof: '' }
    const printTexts = createPrintTexts(one, { locale: 'zh-CN', facts, formulas: ['amount * 2'] })
    expect(printTexts.say('{$model} {title} {lines.item} {=amount * 2} {gone}{=other}')).toBe(
      '报销 {amount} 笔、纸 42 ',
    )
  })
})

describe('a template', () => {
  test('that is not one is refused with the place of the mistake', () => {
    const refused = (raw: unknown) => {
      try {
        return readTemplate(raw)
      } catch (error) {
        return error
      }
    }
    expect(refused({ version: 1, blocks: [{ kind: 'magic', id: 'a' }] })).toMatchObject({
      code: 'print.templateInvalid',
      params: { path: 'blocks.0.kind' },
    })
    for (const raw of [null, {}, { version: 9 }, { version: 1, page: { margins: { top: -1 } } }, [1]])
      expect(refused(raw)).toMatchObject({ code: 'print.templateInvalid' })
    expect(refused({ version: 1, blocks: [text('a'), text('b')] })).toMatchObject({
      params: { path: 'blocks' },
    })
    const script = { kind: 'image', id: 'a', picture: 'data:image/svg+xml;base64,PHN2Zy8+' }
    expect(refused({ version: 1, blocks: [script] })).toMatchObject({ params: { path: 'blocks.0.picture' } })
  })

  test('for everything fits every form', () => {
    expect(findMistakes(defaultTemplate(), expensePlan)).toEqual([])
  })

  test('says of every block what cannot work, and where', () => {
    expect(
      mistakesOf({
        blocks: [
          { kind: 'fields', id: 'f', fields: ['title', 'gone', 'lines.item'] },
          { kind: 'table', id: 't', table: 'lines', columns: ['lines.item', 'title'], sums: ['lines.item'] },
          { kind: 'table', id: 'e' },
          { kind: 'image', id: 'i', from: 'field', field: 'title' },
          { kind: 'code', id: 'c', format: 'code128' },
          text('{gone} {=amount +} {$page}'),
        ],
      }),
    ).toEqual([
      { block: 'f', at: 'fields.1', reason: 'unknownField' },
      { block: 'f', at: 'fields.2', reason: 'cannotServe' },
      { block: 't', at: 'columns.1', reason: 'cannotServe' },
      { block: 't', at: 'sums.0', reason: 'cannotServe' },
      { block: 'e', at: 'table', reason: 'missing' },
      { block: 'i', at: 'field', reason: 'cannotServe' },
      { block: 'c', at: 'says', reason: 'missing' },
      { block: 'a', at: 'text', reason: 'unknownField' },
      { block: 'a', at: 'text', reason: 'formula' },
      { block: 'a', at: 'text', reason: 'cannotServe' },
    ])
  })

  test('whose margins or labels leave no room is no template to publish', () => {
    const margins = { top: 20, right: 20, bottom: 20, left: 20 }
    expect(mistakesOf({ page: { paper: 'label60x40', margins } })).toMatchObject([{ reason: 'noRoom' }])
    expect(mistakesOf({ page: { labels: { columns: 10, rows: 40, gapY: 8 } } })).toMatchObject([
      { at: 'page' },
    ])
    expect(mistakesOf({ blocks: [text('{gone}')] })).toMatchObject([{ at: 'text', reason: 'unknownField' }])
  })

  test('that asks more formulas than one question may is none either', () => {
    const words = Array.from({ length: 101 }, (_, at) => `{=${at}}`).join('')
    expect(mistakesOf({ blocks: [text(words)] })).toMatchObject([{ reason: 'tooManyFormulas' }])
  })

  test('asks for each formula once, in every language and margin', () => {
    const words = { 'zh-CN': '{=amount}', 'en-US': '{=title} {=amount}' }
    const made = template({
      header: { end: '{=amount * 2}' },
      blocks: [
        { ...text(''), text: words },
        { kind: 'signatures', id: 's', places: ['{=amount}'] },
      ],
    })
    expect(formulasOf(made)).toEqual(['amount * 2', 'amount', 'title'])
  })
})

describe('what somebody may know of a template', () => {
  const isSeen = (path: string) => !['salary', 'lines.price'].includes(path)
  const full = template({
    header: { start: '工资 {salary}' },
    blocks: [
      text('{title} {salary} {=salary * 12} {=amount}'),
      { kind: 'fields', id: 'f', fields: ['title', 'salary'] },
      { kind: 'fields', id: 'only', fields: ['salary'] },
      {
        kind: 'table',
        id: 't',
        table: 'lines',
        columns: ['lines.item', 'lines.price'],
        sums: ['lines.price'],
      },
      { kind: 'code', id: 'c', says: 'salary' },
      { kind: 'signatures', id: 's', places: ['{salary}经办'] },
    ],
  })

  test('names no field that the reader never sees, in no block, word or formula', () => {
    const seen = visibleTemplate(full, expensePlan, isSeen)
    expect(JSON.stringify(seen)).not.toMatch(/salary|price/)
    expect(seen.header.start).toBe('工资 ')
    expect(seen.blocks.map(({ id }) => id)).toEqual(['a', 'f', 't', 's'])
    expect(seen.blocks[0]).toMatchObject({ text: '{title}   {=amount}' })
  })

  test('is complete for a reader who sees all, without what the form has lost', () => {
    expect(visibleTemplate(full, expensePlan, () => true)).toEqual(full)
    const old = template({ blocks: [text('{gone} {=gone + 1}'), { kind: 'table', id: 't', table: 'gone' }] })
    expect(visibleTemplate(old, expensePlan, () => true).blocks).toMatchObject([{ text: ' ' }])
  })
})

describe('paper', () => {
  test('has the orientation of its settings, and is divided into labels without a rest', () => {
    const { page } = template({ page: { paper: 'A4', orientation: 'landscape' } })
    expect(paperSize(page)).toEqual({ width: 297, height: 210 })
    const labels = template({
      page: {
        margins: { top: 10, right: 5, bottom: 10, left: 5 },
        labels: { columns: 3, rows: 7, gapX: 2.5, gapY: 0 },
      },
    })
    expect(labelSize(labels.page)).toEqual({ width: 65, height: 277 / 7 })
  })

  test('has a named page for each record, with its own running lines and page numbers', () => {
    const made = template({ footer: { start: '{title}', end: '{$page} / {$pages}' } })
    const facts = { $model: '', $printedBy: '', $printedAt: '', $proof: '' }
    const tellers = ['甲', '乙'].map((title, at) =>
      createPrintTexts(record({ id: `${at}`, lines: [{ path: 'title', label: '', text: title }] }), {
        locale: 'zh-CN',
        facts,
        formulas: [],
      }),
    )
    const rules = pageRules(made, tellers)
    expect(rules).toContain('size: 210mm 297mm')
    expect(rules).toMatch(/@page record-1 .*@bottom-left .*content: "乙";/)
    expect(rules).toContain('content: counter(page) " / " counter(pages);')
  })

  test('ends no string of its style sheet early, whatever a record says', () => {
    const hostile = '"} * { display: none } \\" \n </style>'
    const printTexts = createPrintTexts(
      record({ id: '1', lines: [{ path: 'title', label: '', text: hostile }] }),
      {
        locale: 'zh-CN',
        facts: { $model: '', $printedBy: '', $printedAt: '', $proof: '' },
        formulas: [],
      },
    )
    const rules = pageRules(template({ header: { start: '{title}' } }), [printTexts])
    const content = /content: ("(?:[^"\\\n]|\\[0-9a-f]+ )*");/.exec(rules)?.[1]
    expect(content).toContain('\\22 } * { display: none } \\5c \\22  \\a  \\3c /style>')
  })

  test('has blocks beside each other as far as they fit', () => {
    const { blocks } = template({
      blocks: [
        { ...text('', 'a'), width: 'half' },
        { ...text('', 'b'), width: 'half' },
        { ...text('', 'c'), width: 'third' },
        { ...text('', 'd') },
        { ...text('', 'e'), width: 'quarter' },
        { ...text('', 'f'), width: 'quarter', newPage: true },
      ],
    })
    const lines = linesOfBlocks(blocks).map((line) => line.map(({ id }) => id).join(''))
    expect(lines).toEqual(['ab', 'c', 'd', 'e', 'f'])
  })
})

describe('editing', () => {
  const ids = (made: ReturnType<typeof template>) => made.blocks.map(({ id }) => id).join()
  const abc = template({ blocks: ['a', 'b', 'c'].map((id) => text('', id)) })

  test('a block is moved to a place between others', () => {
    expect(ids(moveBlock(abc, 'a', 2))).toBe('b,a,c')
    expect(ids(moveBlock(abc, 'c', 0))).toBe('c,a,b')
    expect(ids(moveBlock(abc, 'b', 2))).toBe('a,b,c')
    expect(moveBlock(abc, 'gone', 0)).toBe(abc)
  })

  test('what is put in twice gets an id of its own', () => {
    const [a] = abc.blocks
    const twice = insertBlocks(abc, a ? [a, newBlock(abc, 'text')] : [], 1)
    expect(ids(twice)).toBe('a,text1,text2,b,c')
    expect(ids(removeBlock(twice, 'a'))).toBe('text1,text2,b,c')
  })
})

test('a template asks for the way of the case where a block prints it, and knows nothing of it otherwise', () => {
  expect(requestFor(template({ blocks: [{ kind: 'fields', id: 'a' }] })).withTimeline).toBe(false)
  const printed = template({ blocks: [{ kind: 'timeline', id: 'a' }] })
  expect(requestFor(printed).withTimeline).toBe(true)
  expect(visibleTemplate(printed, expensePlan, () => false).blocks).toEqual(printed.blocks)
  expect(findMistakes(printed, expensePlan)).toEqual([])
})
