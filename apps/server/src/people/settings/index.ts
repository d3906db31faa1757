export { openSettings, type Settings } from './open-settings.ts'
export { loadSettings, lockSetting, type StoredSetting } from './setting-store.ts'
