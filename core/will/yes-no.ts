/** The answers to most questions. Apart from the other lists, because every visitor's first page loads this file. */
export const yesNo = ['Yes', 'No'] as const
export type YesNo = (typeof yesNo)[number]
