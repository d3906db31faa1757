import type { ActionNamed, Doing } from './doing.ts'
import { filled } from './filled.ts'

export const launchFlow: Doing<ActionNamed<'launchFlow'>> = {
  async act(occasion, { flow, values }) {
    const [person = occasion.starter] = occasion.people
    const launched = await occasion.launch({ flowId: flow, person, values: filled(occasion, values) })
    return { result: { launched } }
  },
}
