import { join } from 'node:path'
import { buildClients } from '../../../tooling/build-clients.mjs'
import { makeProjects } from './make-projects.ts'
import { phoneOptions } from './phone-options.ts'

const phone = join(import.meta.dirname, '..')
const target = join(phone, 'dist')
const options = phoneOptions(process.env)

await buildClients()
await makeProjects({ target, client: join(phone, '../staff/dist'), options })
process.stdout.write(`The projects are in ${target}: android/ for Android Studio, ios/App for Xcode.\n`)
