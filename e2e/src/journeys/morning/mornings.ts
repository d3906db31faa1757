import { type AtWork, pending } from './at-work.ts'
import { agreeByKeys, agreeToCard, pressA, rejectByKeys, undoByKeys, walkAndAgree } from './by-keys.ts'
import {
  addSigner,
  agreeFirst,
  agreeFirstOfAll,
  agreeNext,
  agreeOffline,
  agreeWithoutAnswer,
  raceFor,
  rejectNext,
  returnNext,
  transferNext,
  undoLast,
} from './by-press.ts'
import { colleagues, type Who } from './colleagues.ts'
import { inBar, open } from './decide.ts'
import {
  agreeBySwipe,
  agreeToAll,
  agreeToFour,
  hasLeft,
  narrow,
  rejectBySwipe,
  rejectThree,
  undoInMessage,
} from './in-list.ts'
import { contested } from './prepare.ts'

/** Resolves for both of two people once both have come. */
export type Meet = () => Promise<void>

type Morning = (at: AtWork, meet: Meet) => Promise<void>

const receiver = { name: '柏芷侠', initials: 'bzx' }
const signer = { name: colleagues.signing.joinsAs, initials: 'ysy' }

/** What each person does this morning: sixty decisions, of which one of two people makes the contested one. */
export const mornings: Readonly<Record<Who, Morning>> = {
  manager: async (at, meet) => {
    await at.decide({ deed: 'agree', manner: 'open, approve, confirm' }, async () => {
      await open(at, contested)
      await at.press(inBar(at, at.words.agree))
      const send = at.page.getByRole('button', { name: at.words.confirm })
      await send.waitFor()
      return raceFor(at, meet, () => at.press(send))
    })
    await at.page.goto(pending)
    await agreeFirst(at, `${at.topic} 1`)
    await agreeNext(at)
    await agreeNext(at)
    await undoLast(at)
    await rejectNext(at)
    await returnNext(at)
  },
  finance: async (at) => {
    await narrow(at)
    await agreeToAll(at)
  },
  director: async (at) => {
    await narrow(at)
    await agreeBySwipe(at, `${at.topic} 1`)
    await hasLeft(at, `${at.topic} 1`)
    await agreeBySwipe(at, `${at.topic} 2`)
    await undoInMessage(at, `${at.topic} 2`)
    await agreeBySwipe(at, `${at.topic} 3`)
    await hasLeft(at, `${at.topic} 3`)
    await agreeBySwipe(at, `${at.topic} 4`)
    await hasLeft(at, `${at.topic} 4`)
    await rejectBySwipe(at, `${at.topic} 5`)
  },
  offline: async (at) => {
    await agreeFirst(at, `${at.topic} 1`)
    await agreeNext(at)
    await agreeOffline(at)
    await agreeWithoutAnswer(at)
    await agreeFirstOfAll(at)
    await agreeNext(at)
  },
  passing: async (at) => {
    await agreeFirst(at, `${at.topic} 1`)
    await transferNext(at, receiver)
    await transferNext(at, receiver)
    await agreeNext(at)
    await returnNext(at)
    await addSigner(at, signer)
  },
  typing: async (at) => {
    await agreeToCard(at, `${at.topic} 1`)
    for (let turn = 0; turn < 4; turn += 1) await agreeByKeys(at)
    await rejectByKeys(at)
  },
  walking: async (at) => {
    await walkAndAgree(at, { keys: ['j', 'j'], manner: 'j, j, a, Ctrl Enter' })
    await undoByKeys(at)
    await walkAndAgree(at, { keys: ['k'], manner: 'j or k, a, Ctrl Enter' })
    await walkAndAgree(at, { keys: ['j'], manner: 'j or k, a, Ctrl Enter' })
    await rejectByKeys(at)
    await agreeByKeys(at)
  },
  ticking: async (at) => {
    const titles = [1, 2, 3, 4, 5, 6, 7].map((number) => `${at.topic} ${number}`)
    await agreeToFour(at, titles.slice(1, 4))
    await rejectThree(at, titles.slice(4))
  },
  clicking: async (at) => {
    await agreeFirst(at, `${at.topic} 1`)
    await agreeNext(at)
    await rejectNext(at)
    await returnNext(at)
    await transferNext(at, receiver)
    await agreeNext(at)
  },
  signing: async (at, meet) => {
    await at.decide({ deed: 'agree', manner: 'click a card, a, Ctrl Enter' }, async () => {
      await open(at, contested)
      await pressA(at)
      return raceFor(at, meet, () => at.page.keyboard.press('Control+Enter'))
    })
    await at.page.goto(pending)
    await agreeToCard(at, `${at.topic} 1`)
    await agreeByKeys(at)
    await rejectByKeys(at)
    await agreeToCard(at, `${colleagues.passing.topic} 6`)
  },
}
