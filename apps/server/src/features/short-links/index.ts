import { changeLink, listLinks, revokeLink, switchOn } from './edit-links.ts'
import { findRecords } from './find-records.ts'
import { beginVisit, enterLink, openLink } from './open-link.ts'
import { receiveStrange } from './receive-strange.ts'
import { sendForm } from './send-form.ts'

export { sweepStrange } from './receive-strange.ts'

const administering = [listLinks, switchOn, changeLink, revokeLink]
const forStrangers = [openLink, enterLink, beginVisit, receiveStrange, sendForm, findRecords]

export const shortLinks = [...administering, ...forStrangers]
