import { checkValues, createFormStore, rightsAtStart, settle } from '../src/index.ts'
import { expensePlan, formulaContext, trip } from './expense-claim.ts'

/** Prints timings of the engine for a claim of 2,000 rows. It asserts nothing, because machines differ. */
const plan = expensePlan()
const rights = rightsAtStart()
const lines = Array.from({ length: 2000 }, (_, index) => ({
  id: `r${index}`,
  what: 'x',
  price: '12.5',
  quantity: '2',
}))
const values = settle(plan, { ...trip, lines }, { rights, context: formulaContext })

function measured(what: string, work: () => unknown, times: number): void {
  work()
  const start = performance.now()
  for (let time = 0; time < times; time += 1) work()
  process.stdout.write(`${what}: ${((performance.now() - start) / times).toFixed(2)} ms\n`)
}

const store = createFormStore(plan, { rights, context: formulaContext, values })
let price = 0
measured(
  'checkValues of 2,000 rows',
  () => checkValues(plan, { ...trip, lines }, { rights, context: formulaContext, stage: 'submit' }),
  10,
)
measured(
  'opening a store of 2,000 rows, with its total',
  () => createFormStore(plan, { rights, context: formulaContext, values }).field('total').value.value,
  10,
)
measured(
  'one keystroke in row 1,000, with the total',
  () => {
    price += 1
    store.set('lines.r1000.price', String(price))
    return store.field('total').value.value
  },
  100,
)
