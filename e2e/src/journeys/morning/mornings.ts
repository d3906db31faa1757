import type { AtWork } from './at-work.ts'
import type { Who } from './colleagues.ts'
import { agreeByPress, open, rejectByPress, returnByPress, thenNext } from './decide.ts'

/** What each person does this morning. */
export const mornings: Partial<Readonly<Record<Who, (at: AtWork) => Promise<void>>>> = {
  manager: async (at) => {
    await at.decide({ deed: 'agree', manner: 'tap a card, approve, confirm' }, async () => {
      await open(at, `${at.topic} 1`)
      await agreeByPress(at)
    })
    for (let turn = 0; turn < 2; turn += 1)
      await at.decide({ deed: 'agree', manner: 'tap approve on the next case, confirm' }, () =>
        agreeByPress(at),
      )
    await at.decide({ deed: 'reject', manner: 'tap reject, a phrase, confirm' }, () => rejectByPress(at))
    await at.decide({ deed: 'return', manner: 'tap more, send back, a phrase, confirm' }, () =>
      returnByPress(at),
    )
  },
  typing: async (at) => {
    await open(at, `${at.topic} 1`)
    for (let turn = 0; turn < 5; turn += 1)
      await at.decide({ deed: 'agree', manner: 'press a and Ctrl Enter' }, async () => {
        await at.page.keyboard.press('a')
        await at.page.waitForURL(/operate/)
        await at.page.locator('#operate-opinion').waitFor()
        await thenNext(at, () => at.page.keyboard.press('Control+Enter'))
      })
  },
}
