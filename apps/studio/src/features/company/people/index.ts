export { InitialPassword, type PasswordOf } from './initial-password.tsx'
