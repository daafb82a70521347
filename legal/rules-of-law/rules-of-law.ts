/** Every rule of law that customers read, with the rows that state it. */
import { executorsAndTrade } from './executors-and-trade.ts'
import { familiesAndTheLaw } from './families-and-the-law.ts'
import { makingAWill } from './making-a-will.ts'
import { powersOfAttorney } from './powers-of-attorney.ts'
import { whatPasses } from './what-passes.ts'

export const rulesOfLaw = [makingAWill, familiesAndTheLaw, whatPasses, executorsAndTrade, powersOfAttorney]
