/** The sections behind what is said of an intestacy, by the rule that decides and by what is said beside it. */
import type { Rule } from './intestacy.ts'

const AEA = 'Administration of Estates Act 1925'

export const lawOfIntestacy: Readonly<Record<Rule | 'line' | 'held' | 'survive', string>> = {
  'spouse alone': `${AEA} s.46(1)(i), Table, case (1)`,
  'spouse and children': `${AEA} ss.46(1)(i), Table, case (2), 47(1) and 55(1)(x); SI 2023/758`,
  'spouse and children until 2014': `${AEA} s.46(1)(i), for deaths from 1 February 2009 to 30 September 2014; SI 2009/135`,
  'spouse and family until 2014': `${AEA} s.46(1)(i), for deaths from 1 February 2009 to 30 September 2014; SI 2009/135`,
  children: `${AEA} ss.46(1)(ii) and 47(1)`,
  parents: `${AEA} s.46(1)(iii) and (iv)`,
  siblings: `${AEA} ss.46(1)(v), first, and 47(3)`,
  'half-siblings': `${AEA} ss.46(1)(v), secondly, and 47(3)`,
  grandparents: `${AEA} s.46(1)(v), thirdly`,
  'uncles and aunts': `${AEA} ss.46(1)(v), fourthly, and 47(3)`,
  'half-uncles and half-aunts': `${AEA} ss.46(1)(v), fifthly, and 47(3)`,
  'the Crown': `${AEA} s.46(1)(vi)`,
  line: `${AEA} s.47(1)(i)`,
  held: `${AEA} s.47(1)(i) and (ii)`,
  survive: `${AEA} s.46(2A); Matrimonial Causes Act 1973 s.18(2); Civil Partnership Act 2004 s.57`,
}
