export { CardPage } from './card-page.tsx'
export { ContactsPage } from './contacts-page.tsx'
export { DepartmentPage } from './department-page.tsx'
