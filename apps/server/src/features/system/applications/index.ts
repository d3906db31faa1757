import type { Route } from '../../../http/serve.ts'
import {
  createApplication,
  removeApplication,
  saveApplication,
  setAdministrators,
} from './change-applications.ts'
import { chooseApplication, myApplications, myMenu } from './my-applications.ts'
import { listApplications, menuTargets, openApplication } from './read-applications.ts'

export { type Application, allApplications, setApplicationHolders } from './application-store.ts'
export { currentApplication, menuOf, nameIn } from './menu-of.ts'
export { keepApplication } from './my-applications.ts'

export const applications: readonly Route[] = [
  listApplications,
  openApplication,
  menuTargets,
  createApplication,
  saveApplication,
  setAdministrators,
  removeApplication,
  myApplications,
  chooseApplication,
  myMenu,
]
