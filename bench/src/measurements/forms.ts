import { launchChromium } from '@signet/e2e/chromium'
import type { Browser } from 'playwright-core'
import type { Figure, Measurement } from '../figure.ts'
import { buildPage, installPeers } from '../forms/build-page.ts'
import { claimOf } from '../forms/claim.ts'
import { type Entrant, entrants } from '../forms/entrants.ts'
import { type Visit, visit } from '../forms/visit.ts'
import { percentile } from '../timing.ts'

const repetitions = 3
const sizes = [200, 1000]
const rows = 300

/** Long forms with a sub-table of 300 x 6 in Chromium, beside other form engines doing the same work. */
export const forms: Measurement = {
  name: 'forms',
  about: 'forms of 200 and 1,000 fields with 300 x 6 cells, beside Formily, RJSF, SurveyJS and Form.io',
  run: async () => {
    await installPeers()
    const built: [Entrant, string][] = []
    for (const entrant of entrants) built.push([entrant, await buildPage(entrant)])

    const browser = await launchChromium()
    try {
      const outcomes: Outcome[] = []
      for (let turn = 0; turn < repetitions; turn += 1) {
        for (const fields of sizes) {
          for (const [entrant, folder] of built) {
            outcomes.push({ entrant, fields, visit: await attempt(browser, entrant, folder, fields) })
          }
        }
      }
      return sizes.flatMap((fields) => figuresOf(outcomes.filter((outcome) => outcome.fields === fields)))
    } finally {
      await browser.close()
    }
  },
}

/** A failure of a peer is reported; a failure of ours ends the run. */
async function attempt(
  browser: Browser,
  entrant: Entrant,
  folder: string,
  fields: number,
): Promise<Visit | string> {
  const claim = claimOf({ fields, rows })
  const [outcome] = await Promise.allSettled([visit(browser, { entrant, folder, claim })])
  if (outcome.status === 'fulfilled') return outcome.value
  if (entrant.isOurs) throw outcome.reason
  return String(outcome.reason)
}

/** One run of one entrant, or why it could not be finished. */
type Outcome = Readonly<{ entrant: Entrant; fields: number; visit: Visit | string }>

type Aim = Readonly<{ words: string; isMet: (value: number, ratio: number) => boolean }>
type FormFigure = Readonly<{ name: keyof Visit; unit: string; aim?: Aim }>

const figures: readonly FormFigure[] = [
  { name: 'mount', unit: 'ms CPU', aim: share(0.3) },
  { name: 'key', unit: 'ms script', aim: share(0.5) },
  { name: 'row', unit: 'ms CPU', aim: { words: 'within 16 ms', isMet: (value) => value <= 16 } },
  { name: 'heap', unit: 'MB', aim: share(0.3) },
  { name: 'reach', unit: 'ms CPU' },
  { name: 'page', unit: 'MB in all' },
  { name: 'nodes', unit: 'elements' },
]

/** Our figures beside the best peer for each form size; medians of the repeated runs. */
function figuresOf(outcomes: readonly Outcome[]): Figure[] {
  const ours = namesOf(outcomes.filter(({ entrant }) => entrant.isOurs))
  const others = namesOf(outcomes.filter(({ entrant }) => !entrant.isOurs))
  return ours.flatMap((title) => figures.map((figure) => toFigure(outcomes, { title, others, figure })))
}

function namesOf(outcomes: readonly Outcome[]): string[] {
  return [...new Set(outcomes.map(({ entrant }) => entrant.title))]
}

type FigureRequest = Readonly<{ title: string; others: readonly string[]; figure: FormFigure }>

function toFigure(
  outcomes: readonly Outcome[],
  { title, others, figure: { name, unit, aim } }: FigureRequest,
): Figure {
  const value = median(outcomes, title, name)
  const ranked = others
    .map((other) => ({ other, value: median(outcomes, other, name) }))
    .filter((one) => !Number.isNaN(one.value))
    .toSorted((one, another) => one.value - another.value)
  const ratio = value / (ranked[0]?.value ?? Number.NaN)
  const left = outcomes.filter(({ visit }) => typeof visit === 'string')
  return {
    id: `forms.${outcomes[0]?.fields}.${title.split(' ')[0]}.${name}`,
    value,
    unit,
    beside: [
      ...ranked.map((one) => `${one.other} ${one.value.toFixed(1)}`),
      ...namesOf(left).map((one) => reasonOf(left, one)),
    ].join(', '),
    ratio: Number.isNaN(ratio) ? null : ratio,
    aim: aim?.words ?? '',
    met: aim?.isMet(value, ratio) ?? null,
  }
}

function median(outcomes: readonly Outcome[], title: string, name: keyof Visit): number {
  const values = outcomes.flatMap(({ entrant, visit: result }) =>
    entrant.title === title && typeof result !== 'string' ? [result[name]] : [],
  )
  return percentile(values, 50)
}

function reasonOf(left: readonly Outcome[], title: string): string {
  return `without ${title}: ${left.find(({ entrant }) => entrant.title === title)?.visit}`
}

function share(most: number): Aim {
  return { words: `at most ${most} x the best`, isMet: (_value, ratio) => ratio <= most }
}
