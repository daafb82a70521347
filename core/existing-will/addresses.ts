/** The step addresses of the existing-will check. Kept apart from its questions, because every first page loads them. */
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
