import { launchChromium } from '@signet/e2e/chromium'
import type { Browser } from 'playwright-core'
import { buildPage } from '../forms/build-page.ts'
import { claimOf } from '../forms/claim.ts'
import { type Entrant, entrants } from '../forms/entrants.ts'
import { figuresOf, type Outcome } from '../forms/figures-of.ts'
import { installPeers } from '../forms/install-peers.ts'
import { type Visit, visit } from '../forms/visit.ts'
import type { Measurement } from '../measured.ts'

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
            outcomes.push({ entrant, fields, seen: await attempt(browser, entrant, folder, fields) })
          }
        }
      }
      return sizes.flatMap((fields) => figuresOf(outcomes.filter((outcome) => outcome.fields === fields)))
    } finally {
      await browser.close()
    }
  },
}

/** What a peer cannot do is said; ours has to. */
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
