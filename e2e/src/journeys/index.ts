import type { Journey } from '../journey.ts'
import { addSigner } from './add-signer.ts'
import { agency } from './agency.ts'
import { archive } from './archive.ts'
import { attackers } from './attackers.ts'
import { automation } from './automation.ts'
import { barriers } from './barriers.ts'
import { batch } from './batch.ts'
import { claim } from './claim.ts'
import { countersign } from './countersign.ts'
import { dataView } from './design/data-view.ts'
import { designByKeyboard } from './design/design-by-keyboard.ts'
import { designByMouse } from './design/design-by-mouse.ts'
import { drawAFlow } from './design/draw-a-flow.ts'
import { gallery } from './design/gallery.ts'
import { labelSheets } from './design/label-sheets.ts'
import { pressAfterRequired } from './design/press-after-required.ts'
import { print } from './design/print.ts'
import { studio } from './design/studio.ts'
import { buildATrip } from './design/trip/build-a-trip.ts'
import { documents } from './documents.ts'
import { founding } from './founding/founding.ts'
import { importSheet } from './import.ts'
import { locationAndSignature } from './location-and-signature.ts'
import { looks } from './looks.ts'
import { morning } from './morning/morning.ts'
import { overdue } from './overdue.ts'
import { passkeys } from './passkeys.ts'
import { badNetwork } from './pocket/bad-network.ts'
import { cardRace } from './pocket/card-race.ts'
import { decidedByMail } from './pocket/decided-by-mail.ts'
import { decidedOffline } from './pocket/decided-offline.ts'
import { firstPaint } from './pocket/first-paint.ts'
import { launchedOffline } from './pocket/launched-offline.ts'
import { mailReply } from './pocket/mail-reply.ts'
import { moderation } from './pocket/moderation.ts'
import { ownPicture } from './pocket/own-picture.ts'
import { phoneApp } from './pocket/phone-app.ts'
import { pushed } from './pocket/pushed.ts'
import { shareTarget } from './pocket/share-target.ts'
import { twoPhones } from './pocket/two-phones.ts'
import { withoutNetwork } from './pocket/without-network.ts'
import { revocation } from './revocation.ts'
import { shortLink } from './short-link.ts'
import { solveException } from './solve-exception.ts'
import { straightBack } from './straight-back.ts'
import { waysIn } from './ways-in.ts'

/** Few and long: complete tasks of people, in real browsers. */
export const journeys: readonly Journey[] = [
  claim({ locale: 'zh-CN', theme: 'light' }),
  claim({ locale: 'en-US', theme: 'dark' }),
  agency,
  countersign,
  addSigner,
  batch,
  studio,
  designByMouse,
  designByKeyboard,
  drawAFlow,
  buildATrip,
  firstPaint,
  withoutNetwork,
  decidedOffline,
  launchedOffline,
  pushed,
  decidedByMail,
  mailReply,
  twoPhones,
  cardRace,
  badNetwork,
  moderation,
  shareTarget,
  ownPicture,
  phoneApp,
  gallery,
  pressAfterRequired,
  importSheet,
  looks,
  print,
  labelSheets,
  dataView,
  shortLink,
  automation,
  locationAndSignature,
  barriers,
  straightBack,
  revocation,
  solveException,
  overdue,
  archive,
  documents,
  morning,
  waysIn,
  founding,
  passkeys,
  attackers,
]
