/** The first rows of a sheet, after which the thread dies as by a fault of the runtime. */
export async function* work(): AsyncGenerator<readonly { number: number; cells: readonly string[] }[]> {
  yield [
    { number: 1, cells: ['名称'] },
    { number: 2, cells: ['一'] },
  ]
  process.exit(1)
}
