export { type FormContext, FormContextProvider } from './designer/flow-designer-context.ts'
export {
  ChoiceSetting,
  ConditionSetting,
  NamedSetting,
  NumberSetting,
  SwitchSetting,
} from './properties/plain-settings.tsx'
export { ActionSettings } from './properties/steps/action-settings.tsx'
export { useFormFields } from './properties/steps/fillings.tsx'
