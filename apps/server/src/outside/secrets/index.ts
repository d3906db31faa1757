export { openSecrets, type Secrets } from './open-secrets.ts'
export {
  factorPlace,
  flowSecretPlace,
  headerPlace,
  objectStorePlace,
  sealedColumns,
  settingPlace,
  sourcePlace,
  triggerPlace,
  webhookPlace,
} from './sealed-columns.ts'
