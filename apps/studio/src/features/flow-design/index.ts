export { ActionSettings } from './automatic-steps/action-settings.tsx'
export { useFormFields } from './automatic-steps/fillings.tsx'
export { type FormContext, FormContextProvider } from './designer/flow-designer-context.ts'
export {
  ChoiceSetting,
  ConditionSetting,
  NamedSetting,
  NumberSetting,
  SwitchSetting,
} from './properties/plain-settings.tsx'
