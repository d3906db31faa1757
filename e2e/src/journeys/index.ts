import type { Journey } from '../journey.ts'
import { barriers } from './barriers.ts'
import { claim } from './claim.ts'
import { designByKeyboard } from './design-by-keyboard.ts'
import { designByMouse } from './design-by-mouse.ts'
import { drawAFlow } from './draw-a-flow.ts'
import { gallery } from './gallery.ts'
import { importSheet } from './import.ts'
import { locationAndSignature } from './location-and-signature.ts'
import { looks } from './looks.ts'
import { print } from './print.ts'
import { shortLink } from './short-link.ts'
import { studio } from './studio.ts'

/** Few and long: what a person does from end to end, in real browsers. */
export const journeys: readonly Journey[] = [
  claim({ locale: 'zh-CN', theme: 'light' }),
  claim({ locale: 'en-US', theme: 'dark' }),
  studio,
  designByMouse,
  designByKeyboard,
  drawAFlow,
  gallery,
  importSheet,
  looks,
  print,
  shortLink,
  locationAndSignature,
  barriers,
]
