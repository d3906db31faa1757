/** Whether each row works. */
export type Verdicts = ReadonlyMap<string, boolean>

/** Judges every row, then throws all that are broken at once. Returns whether each works; false: not built yet. */
export async function judgeEach(
  rows: readonly string[],
  judge: (row: string) => Promise<boolean>,
): Promise<Verdicts> {
  const works = new Map<string, boolean>()
  const broken: string[] = []
  for (const row of rows)
    await judge(row).then(
      (isWorking) => works.set(row, isWorking),
      (reason: unknown) => broken.push(`${row} ${reason instanceof Error ? reason.message : String(reason)}`),
    )
  if (broken.length > 0) throw new Error(broken.join('\n'))
  return works
}
