import type { WebhookField } from '@signet/flow'

/** A chosen element of a list: the path of the list, where its number is in the path, and the number from 1. */
export type ChosenElement = Readonly<{ list: string; at: number; number: number }>

/** The elements that a path of a call chooses by number: two of `orders.0.lines.2.sku`. */
export function chosenElements(path: string): readonly ChosenElement[] {
  const names = path.split('.')
  return names.flatMap((name, at) =>
    at > 0 && isIndex(name) ? [{ list: names.slice(0, at).join('.'), at, number: Number(name) + 1 }] : [],
  )
}

/** The path with another element chosen. */
export function withElement(path: string, { at }: ChosenElement, number: number): string {
  return path
    .split('.')
    .map((name, index) => (index === at ? String(number - 1) : name))
    .join('.')
}

/** The field with every element of the first list in its path; what follows it becomes a column. */
export function withEveryElement({ key, path, type }: WebhookField): WebhookField {
  const names = path.split('.')
  const at = names.findIndex((name, index) => index > 0 && isIndex(name))
  const columnType = type === 'rows' ? 'text' : type
  if (at < 0) return { key, path, type: 'rows', columns: [{ key: 'value', path: '', type: columnType }] }

  const inside = names.slice(at + 1)
  const last = inside.filter((name) => !isIndex(name)).at(-1) ?? ''
  const column = isKey(last) ? last : 'value'
  return {
    key,
    path: names.slice(0, at).join('.'),
    type: 'rows',
    columns: [{ key: column, path: inside.join('.'), type: columnType }],
  }
}

function isIndex(name: string): boolean {
  return /^\d{1,6}$/.test(name)
}

/** A name that a column may have; `id` names the row. */
function isKey(name: string): boolean {
  return name !== 'id' && name.length <= 40 && /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/.test(name)
}
