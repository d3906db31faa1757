import type { ActionNamed, Doing } from './doing.ts'

export const sendMessage: Doing<ActionNamed<'sendMessage'>> = {
  async act({ people, send }, { text }) {
    if (people.length > 0) await send(text)
    return { result: { told: people.length } }
  },
}
