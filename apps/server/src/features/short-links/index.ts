import { beginVisit } from './begin-visit.ts'
import { changeLink } from './change-link.ts'
import { enterLink } from './enter-link.ts'
import { findRecords } from './find-records.ts'
import { listLinks } from './list-links.ts'
import { openLink } from './open-link.ts'
import { receiveStrange } from './receive-strange.ts'
import { revokeLink } from './revoke-link.ts'
import { sendForm } from './send-form.ts'
import { switchOn } from './switch-on.ts'

export { sweepStrange } from './sweep-strange.ts'

const administering = [listLinks, switchOn, changeLink, revokeLink]
const forStrangers = [openLink, enterLink, beginVisit, receiveStrange, sendForm, findRecords]

export const shortLinks = [...administering, ...forStrangers]
