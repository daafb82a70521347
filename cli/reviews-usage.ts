import { CommandFailed } from './command.ts'

/** Two queues: wills that a person reads, and what customers say of the service. */
export const reviewsUsage = [
  'heirloom reviews list | show N | take N | send N --findings FILE',
  'heirloom reviews opinions list | publish N | refuse N --why REASON',
]

export const wrongUse = (said: string): CommandFailed =>
  new CommandFailed(said, 'Usage:', ...reviewsUsage.map((line) => `  ${line}`))

/** The number of a row, as a list prints it. */
export const numberIn = (given: string | undefined): number => {
  if (given === undefined || !/^[1-9]\d{0,8}$/.test(given)) throw wrongUse('Give the number that the list shows')
  return Number(given)
}
