import type { Route } from '../../http/serve.ts'
import { cancelAccount, previewCancellation } from './cancel-account.ts'
import { changePassword, passwordRules } from './change-password.ts'
import { baseInfo, keepPreferences, saveBaseInfo } from './my-data.ts'
import { deviceKey, devices, endDevice, endOtherDevices, signIns } from './my-devices.ts'
import { removeAvatar, sendAvatar, setAvatar } from './my-picture.ts'
import { contacts, positions, setMajor } from './my-posts.ts'
import { beginRegistration, myPasskeys, register, remove, rename, resetPasskeys } from './passkeys.ts'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewCodes,
  resetSecondFactor,
  secondFactor,
} from './second-factor.ts'

export const account: readonly Route[] = [
  passwordRules,
  changePassword,
  devices,
  endDevice,
  endOtherDevices,
  signIns,
  deviceKey,
  secondFactor,
  enrolSecondFactor,
  confirmSecondFactor,
  renewCodes,
  removeSecondFactor,
  resetSecondFactor,
  myPasskeys,
  beginRegistration,
  register,
  rename,
  remove,
  resetPasskeys,
  baseInfo,
  keepPreferences,
  saveBaseInfo,
  setAvatar,
  removeAvatar,
  sendAvatar,
  positions,
  setMajor,
  contacts,
  previewCancellation,
  cancelAccount,
]
