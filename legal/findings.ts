/** A finding of the reading of 45 drafted wills in November 2026. */
export type ReviewFinding = {
  readonly number: number
  /** What was found, in a few words. */
  readonly found: string
}

const found = [
  'A gift of a jointly owned home did nothing, and nothing was said.',
  'Grandchildren were cut out by an answer that was chosen beforehand.',
  'To disclaim or lose one gift counted for every gift, share and office.',
  '“Equal” came out unequal for backups and for those who take last of all.',
  'A person left out took all the same, through a gift to the children of another.',
  'Marriage was said to spare a will made with that person in mind.',
  '“Free of the mortgage” paid the debt of co-owners too.',
  'Gifts were free of tax without a choice, and the warning was silent where that hurts.',
  'Questions about capacity and pressure could be passed without an answer.',
  '“Their children”, under a spouse or partner, left out the testator’s own child.',
  'A home given over a spouse’s head, a spouse with a quarter and a young child with £1 raised nothing.',
  'Children born later took nothing.',
  'Guardians in families with stepchildren, and who holds a guardian back.',
  'Children of stepchildren, nieces and nephews could not be provided for.',
  'The pages of the will stayed loose.',
  'Room for insertions, and pages of two versions that could be mixed.',
  'A mirror will called a stepchild “my daughter”.',
  'The summary took tax off first, and the will said the opposite.',
  'Next of kin were named without their shares.',
  'The power to lend reached past the child whose money it is.',
  'A sole executor who inherits could neither take nor buy.',
  'One trustee alone could hold a child’s money.',
  'Substitute executors: “if another is needed”.',
  'A home, or the later home: which of two, and a sale by an attorney.',
  'One thing for several people had no machinery.',
  'Residual wording: what is owned at death, the fund that pays, singular and plural, the attestation, consent.',
  'A person under 18 was refused as a substitute executor.',
  'Parts of one holding could exceed the whole when its number was typed differently.',
  'Houses, companies, pensions and money typed as “a thing”.',
  'Money that follows a pet could not be given.',
  'Reasons for leaving a person out stayed unsigned.',
  'The letter to an executor spoke of witnessing after the will was signed.',
  'Free text of funeral wishes held gifts and refusals of treatment.',
  'The page for the solicitor left out how the home is owned.',
  'The check of an existing will left out signing by another, acknowledgement and the years of video.',
  'Inheritance tax: gifts of the last seven years, pensions from April 2027, the rate of 36%.',
  'The home allowance for young grandchildren who are given the home.',
  'Lawful abatement was refused, and every serious illness stopped the payment.',
  'The terms sent to a solicitor people whom the questions only warn.',
  'The place where a person lives was said to decide, and not the permanent home.',
  'Powers of attorney: joint decisions, gifts, managers of investments, waiting times.',
  'The home was listed as an untitled property among the gifts.',
  'Earlier wills were to be destroyed without exception.',
  'Beneficiaries abroad could not have an address.',
  'Income was said to rest on the Apportionment Act 1870.',
]

/** The findings in the order of their numbers. The tests named for each say what is so now. */
export const reviewFindings: readonly ReviewFinding[] = found.map((each, index) => ({ number: index + 1, found: each }))
