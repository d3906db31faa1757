import { expect, test } from 'vitest'
import { renameNames } from '../index.ts'

const rename = (source: string) =>
  renameNames(source, (name) =>
    name === 'amount' ? 'cost' : name === 'lines.price' ? 'unitPrice' : (name.split('.').at(-1) ?? name),
  )

test('a name is renamed wherever it means the field, and nowhere else', () => {
  expect(rename("amount * 2 + round(amount, 2) // amount\n + size('amount')")).toBe(
    "cost * 2 + round(cost, 2) // amount\n + size('amount')",
  )
})

test('a column is renamed with its table, a field of the same name is not', () => {
  expect(rename('sum(lines.price) + price + other.price')).toBe('sum(lines.unitPrice) + price + other.price')
})

test('what is no formula stays as it was typed', () => {
  expect(rename("amount + 'unfinished")).toBe("amount + 'unfinished")
})
