import { byTheProduct } from '../back-test/by-the-product.ts'
import { engineAlone } from '../back-test/engine-alone.ts'
import type { Measured, Measurement } from '../measured.ts'

const cases = 10_000
const longest = 60

/**
 * Finished cases of a flow of eight nodes on forty fields, run through a draft: by the engine alone, and by the product,
 * which reads them with their values from its database and serves others in between.
 */
export const backTest: Measurement = {
  name: 'back-test',
  about: '10,000 finished cases through a draft, by the engine alone and by the product',
  run: async ({ database }) => [
    measured('engine', engineAlone(cases)),
    measured('product', await byTheProduct(cases, database)),
  ],
}

function measured(who: string, value: number): Measured {
  const aim = `${cases} cases in under ${longest} s`
  return {
    id: `backTest.${who}.casesPerSecond`,
    value,
    unit: 'cases/s',
    beside: 'nothing',
    ratio: null,
    aim,
    met: cases / value < longest,
  }
}
