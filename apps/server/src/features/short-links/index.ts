import { changeLink } from './change-link.ts'
import { enterLink } from './enter-link.ts'
import { findRecords } from './find-records.ts'
import { listLinks } from './list-links.ts'
import { openLink } from './open-link.ts'
import { revokeLink } from './revoke-link.ts'
import { sendForm } from './send-form.ts'
import { switchOn } from './switch-on.ts'

const administering = [listLinks, switchOn, changeLink, revokeLink]
const forStrangers = [openLink, enterLink, sendForm, findRecords]

export const shortLinks = [...administering, ...forStrangers]
