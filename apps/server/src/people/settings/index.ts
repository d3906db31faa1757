export { openSettings, type Settings } from './open-settings.ts'
export { findSealed, loadSettings, lockSetting, type StoredSetting } from './setting-store.ts'
