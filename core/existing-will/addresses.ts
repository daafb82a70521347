/** The steps of the funnel for people who already have a will, and no more: the first page of any visitor carries these. */
import type { FunnelAddresses } from '../funnel/funnel.ts'

export const checkAddresses = {
  name: 'check-my-will',
  mainPath: '/check-my-will',
  children: [
    { name: 'start' },
    { name: 'about.made' },
    { name: 'about.signing' },
    { name: 'since.family' },
    { name: 'since.people' },
    { name: 'since.home' },
    { name: 'contact' },
    { name: 'payment' },
    { name: 'payment.status', query: ['payment-check'] },
    { name: 'result', params: ['external_id'] },
    { name: 'about', redirectTo: 'about.made' },
    { name: 'since', redirectTo: 'since.family' },
  ],
} as const satisfies FunnelAddresses

export type CheckStepName = Exclude<(typeof checkAddresses)['children'][number], { redirectTo: string }>['name']
