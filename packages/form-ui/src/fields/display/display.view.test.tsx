import { type FieldDefinitionInput, rightsAtStart } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderForm } from '../../../test/render-form.tsx'

describe('alert', () => {
  const plan = expensePlan({
    fields: [
      { key: 'price', kind: 'number', label: 'Price' },
      {
        key: 'limit',
        kind: 'alert',
        label: 'Above the limit',
        visible: 'price > 100',
        settings: {
          tone: 'warning',
          description: { 'zh-CN': '需要说明', 'en-US': 'Give a reason' },
          closable: true,
        },
      },
    ],
  })

  test.each([
    ['phone', 'coarse'],
    ['desktop', 'fine'],
  ] as const)(
    'on the %s a warning comes up when its rule says so, says what it is, and can be closed',
    async (_name, pointer) => {
      const { store, person, missing } = renderForm(plan, { pointer })
      expect(screen.queryByRole('status')).toBeNull()
      act(() => store.set('price', '101'))
      expect(screen.getByRole('status').textContent).toBe('Warning: Above the limitGive a reason')

      await person.click(screen.getByRole('button', { name: 'Close “Above the limit”' }))
      expect(screen.queryByRole('status')).toBeNull()
      expect(missing).toEqual([])
    },
  )
})

describe('divider', () => {
  const line = (settings: FieldDefinitionInput['settings']) =>
    expensePlan({ fields: [{ key: 'line', kind: 'divider', label: 'Line', settings }] })

  test('a line separates; words in it are read, its name in the designer is not', () => {
    const { view } = renderForm(line({}))
    expect(screen.getByRole('separator')).toBeDefined()
    expect(screen.queryByText('Line')).toBeNull()
    view.unmount()
    renderForm(line({ content: { 'zh-CN': '附件', 'en-US': 'Attachments' } }))
    expect(screen.getByText('Attachments')).toBeDefined()
  })
})

describe('group-title', () => {
  test('a title is a heading, with what helps below it', () => {
    const label = { 'zh-CN': '行程', 'zh-TW': '行程', 'en-US': 'Journey' }
    renderForm(
      expensePlan({ fields: [{ key: 'title', kind: 'group-title', label, help: 'There and back' }] }),
    )
    expect(screen.getByRole('heading', { name: 'Journey', level: 3 })).toBeDefined()
    expect(screen.getByText('There and back')).toBeDefined()
  })
})

describe('iframe', () => {
  const plan = expensePlan({
    fields: [
      { key: 'place', kind: 'input', label: 'Place' },
      {
        key: 'map',
        kind: 'iframe',
        label: 'Map',
        settings: { formula: "'https://example.com/' + place", height: 240 },
      },
    ],
  })

  test('a page from elsewhere is locked in its frame, named, and can be seen alone', () => {
    const { store, missing } = renderForm(plan)
    act(() => store.set('place', 'hangzhou'))
    const frame = screen.getByTitle<HTMLIFrameElement>('Map')
    expect(frame.getAttribute('src')).toBe('https://example.com/hangzhou')
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin')
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(frame.getAttribute('allow')).toBe('')
    expect(frame.style.height).toBe('240px')

    const alone = screen.getByRole('link', { name: 'Open separately' })
    expect(alone.getAttribute('rel')).toBe('noopener noreferrer')
    expect(missing).toEqual([])
  })

  test('without a page that may be shown there is a sentence and no frame', () => {
    const fields = [
      { key: 'map', kind: 'iframe', label: 'Map', settings: { formula: "'java' + 'script:alert(1)'" } },
    ]
    renderForm(expensePlan({ fields }))
    expect(screen.queryByTitle('Map')).toBeNull()
    expect(screen.getByText('“Map” has no page to show yet')).toBeDefined()
  })
})

describe('link', () => {
  const link = (settings: FieldDefinitionInput['settings']) =>
    expensePlan({
      fields: [
        { key: 'code', kind: 'input', label: 'Code' },
        { key: 'rules', kind: 'link', label: 'Travel rules', settings },
      ],
    })
  const shown = () => screen.getByRole<HTMLAnchorElement>('link')

  test('another tab opens without a way back into this one, and says so', () => {
    renderForm(link({ address: 'https://example.com/rules' }))
    expect(shown().getAttribute('target')).toBe('_blank')
    expect(shown().getAttribute('rel')).toBe('noopener noreferrer')
    expect(shown().textContent).toBe('Travel rules(opens in a new tab)')
  })

  test('on the phone the product shows the page itself; on a desktop there is another tab', () => {
    const settings = { address: 'https://example.com/rules', opens: 'inApp' }
    const { view } = renderForm(link(settings))
    expect(shown().getAttribute('href')).toBe(
      '/pages/apply/externalLink/index?url=https%3A%2F%2Fexample.com%2Frules&fullName=Travel+rules',
    )
    expect(shown().getAttribute('target')).toBeNull()
    view.unmount()
    renderForm(link(settings), { pointer: 'fine' })
    expect(shown().getAttribute('href')).toBe('https://example.com/rules')
  })

  test('a page of the product is opened at once', () => {
    renderForm(link({ address: '/pages/apply/menu/index', opens: 'inApp' }))
    expect(shown().getAttribute('href')).toBe('/pages/apply/menu/index')
  })

  test('mail and telephone open no tab', () => {
    renderForm(link({ address: 'tel:10086', opens: 'inApp' }))
    expect([shown().getAttribute('href'), shown().getAttribute('target')]).toEqual(['tel:10086', null])
  })

  test('an address that is worked out leads nowhere while it may not be opened', () => {
    const { store } = renderForm(link({ formula: 'code' }))
    for (const code of ['', 'javascript:alert(1)', '//evil.example']) {
      act(() => store.set('code', code))
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.getByText('Travel rules')).toBeDefined()
    }
    act(() => store.set('code', 'https://example.com/7'))
    expect(shown().getAttribute('href')).toBe('https://example.com/7')
  })
})

describe('text', () => {
  const plan = expensePlan({
    fields: [
      { key: 'price', kind: 'number', label: 'Price' },
      {
        key: 'note',
        kind: 'text',
        label: 'Note',
        settings: {
          content: { 'zh-CN': '共 {value} 元', 'en-US': 'That makes {value} yuan' },
          formula: 'price * 2',
          places: 2,
        },
      },
      { key: 'plain', kind: 'text', label: { 'zh-CN': '说明', 'en-US': 'Please read' } },
    ],
  })

  test.each([
    ['phone', 'coarse'],
    ['desktop', 'fine'],
  ] as const)('on the %s the result is among the words and follows the values', (_name, pointer) => {
    const { store } = renderForm(plan, { pointer })
    expect(screen.getByText('That makes', { exact: false }).textContent).toBe('That makes — yuan')
    act(() => store.set('price', '617.25'))

    expect(screen.getByRole('status').textContent).toBe('1,234.50')
    expect(screen.getByText('That makes', { exact: false }).textContent).toBe('That makes 1,234.50 yuan')
    expect(screen.getByText('Please read')).toBeDefined()
  })

  test('words are in the language of the reader, and what the reader may not see is not shown', () => {
    renderForm(plan, { locale: 'zh-TW', rights: rightsAtStart({ price: 'hidden' }), values: {} })
    expect(screen.getByText('共', { exact: false }).textContent).toBe('共 — 元')
  })
})
