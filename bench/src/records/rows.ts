/**
 * What both sides hold: rows that follow from their number alone. Four fifths of them are within the reader's department,
 * three fifths are that and of the kinds that are asked for.
 */
export const kinds = ['sale', 'rent', 'loan', 'other'] as const
export const wantedKinds = kinds.slice(0, 3)

/** A column's expression in SQL over a row's number `n`. */
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
/** Whether a row is within the reader's department. */
export const isNear = 'n % 5 <> 0'

/** How many rows there are for each question; what a reader may not see comes on top. */
const fullCounts = { listed: 200_000, created: 1000, imported: 100_000, exported: 1_000_000 }
export type Counts = Readonly<typeof fullCounts>

/** The full counts, and others for a quick try: `imported=5000`. Rows come in twenties. */
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

/** The rows to be read in, as a sheet. */
export function sheetOf(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => Object.values(newRow(n)).map((cell) => `"${cell}"`))
  return [Object.keys(columns), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** One new record, as people would fill it in. */
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
