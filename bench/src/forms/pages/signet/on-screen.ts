import type { FormStore } from '@signet/form'
import { type Claim, grandTotal, table } from '../../claim.ts'
import { drawn } from '../drawn.ts'

/** The control at a path: its id ends with the path, behind what React put before it. */
export function controlAt(path: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`input[id$="_${path}"]`)
}

/** What stands under the label of a field that nobody can write into. */
export function readField(key: string, { fields }: Claim): string | undefined {
  const label = key === grandTotal ? 'Grand total' : fields.find((field) => field.key === key)?.label
  return label === undefined ? undefined : readUnder(label, document)
}

export function readUnder(label: string, within: ParentNode): string | undefined {
  const term = [...within.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
  return term?.nextElementSibling?.textContent ?? undefined
}

/** `lines.149.price` as its parts; undefined for a field of the form, without a row for a total. */
export function cellOf(path: string): Readonly<{ row?: number; column: string }> | undefined {
  const [first, ...rest] = path.split('.')
  if (first !== table) return undefined
  const column = rest.at(-1) ?? ''
  return rest.length === 1 ? { column } : { row: Number(rest[0]), column }
}

/** The sub-table stands at the end; fields on the way there are drawn as they come near. */
export async function scrollToRows(): Promise<void> {
  await drawn(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return document.querySelector('[aria-rowcount], [aria-setsize]')
  })
}

/** What the store holds at a path of the claim. */
export function held(store: FormStore, path: string): unknown {
  const cell = cellOf(path)
  if (!cell) return store.field(path).value.value
  return cell.row === undefined
    ? store.total(table, cell.column).value
    : store.field(`${table}.r${cell.row}.${cell.column}`).value.value
}
