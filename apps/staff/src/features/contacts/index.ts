import { myPages } from '../../kit/pages/my-page.ts'

const page = myPages(() => import('./pages.ts'))

export const contactsRoutes = [
  page('contacts/index', 'ContactsPage'),
  page('contacts/userList', 'DepartmentPage'),
  page('userDetail/index', 'CardPage'),
] as const
