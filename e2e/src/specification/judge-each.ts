/** Whether a row works; a text says how it could only be refused. */
export type Verdict = boolean | string
export type Verdicts = ReadonlyMap<string, Verdict>

/** Judges every row, then throws all that are broken at once. Returns whether each works; false: not built yet. */
export async function judgeEach(
  rows: readonly string[],
  judge: (row: string) => Promise<Verdict>,
): Promise<Verdicts> {
  const works = new Map<string, Verdict>()
  const broken: string[] = []
  for (const row of rows)
    await judge(row).then(
      (verdict) => works.set(row, verdict),
      (reason: unknown) => broken.push(`${row} ${reason instanceof Error ? reason.message : String(reason)}`),
    )
  if (broken.length > 0) throw new Error(broken.join('\n'))
  return works
}
