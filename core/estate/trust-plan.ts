import type { Trust, Will } from '../will/schema.ts'
import { willOfTakers } from '../will/trusts.ts'
import { type Plan, planOf } from './plan.ts'

/**
 * Who takes when a trust ends, as the plan of a residue. The ultimate default stands behind them; no other part of the residue
 * does, since that may be for the person whose trust has ended.
 */
export const planOfTrust = (will: Will, trust: Trust): Plan => planOf(willOfTakers(will, trust))
