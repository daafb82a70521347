/** Closed lists of a power of attorney. */

export const lpaTypes = ['Property and financial affairs', 'Health and welfare'] as const
export type LpaType = (typeof lpaTypes)[number]

/** The short name of each type, and its form of the Office of the Public Guardian. */
export const lpaForms = {
  'Property and financial affairs': {
    key: 'money',
    title: 'Money and property',
    what: 'money and property',
    form: 'LP1F',
  },
  'Health and welfare': { key: 'health', title: 'Health and care', what: 'health and care', form: 'LP1H' },
} as const satisfies Record<LpaType, { key: string; title: string; what: string; form: string }>

export type LpaForm = (typeof lpaForms)[LpaType]['form']

/** Pages of the government about lasting powers of attorney: the blank forms, and the service that makes one online. */
export const lpaPages = {
  forms: 'https://www.gov.uk/government/publications/make-a-lasting-power-of-attorney',
  online: 'https://www.gov.uk/power-of-attorney/make-lasting-power',
} as const

/** How two or more attorneys make decisions. */
export const howTheyActOptions = ['Jointly', 'Jointly and severally', 'Jointly for some decisions'] as const

/** Asked for money and property only: health decisions are for when the donor cannot make them (s.11(7)(a)). */
export const whenTheyActOptions = ['As soon as it is registered', 'Only when I cannot decide'] as const

/** Why a person may give the certificate (SI 2007/1253 reg.8). */
export const certificateProviderKinds = ['Has known me well for two years', 'Has the professional skills'] as const

/** SI 2007/1253 reg.6. */
export const MOST_PEOPLE_TO_TELL = 5
