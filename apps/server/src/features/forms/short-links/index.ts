import { changeLink, listLinks, revokeLink, switchOn } from './edit-links.ts'
import { findRecords } from './find-records.ts'
import { beginVisit, enterLink, openLink } from './open-link.ts'
import { receiveVisitorFiles } from './receive-visitor-files.ts'
import { sendForm } from './send-form.ts'

export { sweepVisitorFiles } from './receive-visitor-files.ts'

const administering = [listLinks, switchOn, changeLink, revokeLink]
const forStrangers = [openLink, enterLink, beginVisit, receiveVisitorFiles, sendForm, findRecords]

export const shortLinks = [...administering, ...forStrangers]
