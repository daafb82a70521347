/** The companies that a copy of the product may work with, beside whoever runs it. Which of them it does, its settings say. */
export const thirdParties = ['stripe', 'mail', 'ordnance-survey', 'tracking'] as const
export type ThirdParty = (typeof thirdParties)[number]
