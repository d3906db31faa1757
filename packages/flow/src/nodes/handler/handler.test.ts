import { test } from 'vitest'
import { agrees, flowWith, type PeopleDraft } from '../../../test/index.ts'

const cashiers = (voting: PeopleDraft['voting']): PeopleDraft => ({
  kind: 'handler',
  sources: [{ kind: 'people', people: ['sun', 'zhao'] }],
  ...(voting && { voting }),
})

test('work for several is handled by any one, by all, or in turn', () => {
  flowWith({ pay: cashiers({ mode: 'any' }) })
    .when('zhao', agrees('pay'))
    .expectStatus('approved')
  flowWith({ pay: cashiers({ mode: 'all' }) })
    .when('zhao', agrees('pay'))
    .expectStatus('running')
    .when('sun', agrees('pay'))
    .expectStatus('approved')
  flowWith({ pay: cashiers({ mode: 'sequential' }) })
    .expectToDo('zhao')
    .when('sun', agrees('pay'))
    .expectEvents('taskHandled', 'taskReached')
    .expectToDo('zhao', 'pay')
})
