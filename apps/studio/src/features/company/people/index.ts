export { EmailField, NameAndAccount, PhoneField } from './identity-fields.tsx'
export { InitialPassword, type PasswordOf } from './initial-password.tsx'
