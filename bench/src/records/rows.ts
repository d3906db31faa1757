/**
 * The rows of both sides follow from their number alone. Four fifths are in the reader's department, three fifths are
 * also of a wanted kind.
 */
export const kinds = ['sale', 'rent', 'loan', 'other'] as const
export const wantedKinds = kinds.slice(0, 3)

/** SQL expressions of the columns over a row's number `n`. */
export const columns = {
  title: "'Contract ' || n || ' 办公用品采购'",
  code: "'C' || lpad(n::text, 8, '0')",
  amount: '((n * 7919) % 1000003)::numeric(12, 2) / 100',
  kind: `(array['${kinds.join("','")}'])[n % 4 + 1]`,
  signed: "date '2024-01-01' + (n % 700)::int",
  quantity: '(n % 50)::int',
  paid: 'n % 3 = 0',
  note: "'Agreed with partner ' || n % 997 || ', to be paid on receipt'",
} as const
export type Column = keyof typeof columns

export const idOf = "md5('row ' || n)::uuid"
/** Whether a row is in the reader's department. */
export const isNear = 'n % 5 <> 0'

/** The rows of each measurement that the reader may see; invisible ones come on top. */
const fullCounts = { listed: 200_000, created: 1000, imported: 100_000, exported: 1_000_000 }
export type Counts = Readonly<typeof fullCounts>

/** Returns the full counts, or others for a quick run: `imported=5000`. Counts are multiples of 60. */
export function countsOf(rows: readonly string[]): Counts {
  const counts = { ...fullCounts }
  for (const one of rows) {
    const [, name, count] = /^(listed|created|imported|exported)=(\d+)$/.exec(one) ?? []
    if (!isCounted(name))
      throw new Error(`--rows wants listed, created, imported or exported, like imported=5000.`)
    counts[name] = Math.max(60, Math.round(Number(count) / 60) * 60)
  }
  return counts
}

function isCounted(name: string | undefined): name is keyof Counts {
  return name !== undefined && Object.hasOwn(fullCounts, name)
}

/** Returns the rows to import as a sheet. */
export function sheetOf(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => Object.values(newRow(n)).map((cell) => `"${cell}"`))
  return [Object.keys(columns), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** Returns one new record, as a person would fill it in. */
export function newRow(n: number): Readonly<Record<Column, string | number | boolean>> {
  return {
    title: `Contract ${n} 办公用品采购`,
    code: `N${n}`,
    amount: `${n % 1000}.25`,
    kind: kinds[n % 4] ?? 'other',
    signed: '2026-03-01',
    quantity: n % 50,
    paid: n % 3 === 0,
    note: `Agreed with partner ${n % 997}, to be paid on receipt`,
  }
}
