import { compileForm } from '@signet/form'
import { expect, test } from 'vitest'
import { modelNamesIn } from './model-names.ts'

const titled = (title: object | string, category?: object) =>
  compileForm({ version: 1, key: 'order', title, fields: [], ...(category && { category }) })

test('an application and its category have the words of its form in the language of the reader', () => {
  const order = {
    ...{ name: '订单', category: '销售' },
    form: titled({ 'zh-CN': '客户订单', 'en-US': 'Order' }, { 'zh-CN': '销售', 'en-US': 'Sales' }),
  }

  expect(modelNamesIn('en-US', order)).toEqual({ name: 'Order', categoryName: 'Sales' })
  expect(modelNamesIn('zh-TW', order)).toEqual({ name: '订单', categoryName: '销售' })
  expect(modelNamesIn('en-US', { ...order, form: titled('客户订单') }).name).toBe('订单')
})
