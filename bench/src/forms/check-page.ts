import type { Page } from 'playwright-core'
import { type Claim, table } from './claim.ts'
import { rightValues, shownFields } from './right-values.ts'

type Seen = Readonly<{
  shown: readonly (string | undefined)[]
  held: readonly unknown[]
  there: readonly string[]
}>

/**
 * Is every computed value and total right, in the model and wherever it is drawn, and is exactly that to be seen which
 * the rules show? Says what is not.
 */
export async function checkPage(page: Page, claim: Claim, mustShow: readonly string[]): Promise<void> {
  const right = rightValues(claim)
  const ruled = claim.fields.filter(({ shownWhen }) => shownWhen).map(({ key }) => key)
  const paths = [...right.keys()]
  const seen = await look(page, paths, ruled)
  const wrong = paths.flatMap((path, place) => {
    const values = [seen.shown[place], seen.held[place]].map(numberOf)
    if (mustShow.includes(path) && values[0] === undefined) return [`${path} is not shown`]
    if (values[1] === undefined && path !== `${table}.amount`) return [`${path} is not known`]
    return values.some((value) => value !== undefined && value !== right.get(path))
      ? [`${path} is ${values.join(' and ')} instead of ${right.get(path)}`]
      : []
  })
  const visible = shownFields(claim).filter((key) => ruled.includes(key))
  if (visible.join() !== seen.there.join())
    wrong.push(`${seen.there.length} fields are shown, not ${visible.length}`)
  if (wrong.length > 0) throw new Error(wrong.slice(0, 3).join('; '))
}

function look(page: Page, paths: readonly string[], ruled: readonly string[]): Promise<Seen> {
  return page.evaluate(
    ([paths, ruled]) => ({
      shown: paths.map((path) => contestant?.shown(path)),
      held: paths.map((path) => contestant?.held(path)),
      there: ruled.filter((key) => contestant?.isThere(key)),
    }),
    [paths, ruled] as const,
  )
}

/** `6,853.00` and `6853` are the same number. */
function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  return Number(String(value).replaceAll(',', ''))
}
