import { join } from 'node:path'
import { buildClients } from '../../../tooling/build-clients.mjs'
import { makeProjects } from './make-projects.ts'
import { phoneOptions } from './phone-options.ts'

const phone = join(import.meta.dirname, '..')
const target = join(phone, 'dist')

const options = readOptions()
if (options) {
  await buildClients()
  await makeProjects({ target, client: join(phone, '../staff/dist'), options })
  process.stdout.write(`The projects are in ${target}: android/ for Android Studio, ios/App for Xcode.\n`)
}

/** The wishes of the operator; says in one sentence which of them is wrong. */
function readOptions() {
  try {
    return phoneOptions(process.env)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return undefined
  }
}
