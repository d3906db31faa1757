import type { Route } from '../../../http/serve.ts'
import { createIcon, listIcons, removeIcon, saveIcon } from './edit-icons.ts'
import { sendIcon } from './send-icon.ts'

export { packIcons, refuseWrongIcon, type TravellingIcon, unpackIcons } from './travelling-icons.ts'

export const icons: readonly Route[] = [listIcons, createIcon, saveIcon, removeIcon, sendIcon]
