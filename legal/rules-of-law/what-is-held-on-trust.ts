import type { RulesOfLaw } from '../rule-of-law.ts'

export const whatIsHeldOnTrust: RulesOfLaw = {
  title: 'What is held on trust',
  rules: [
    {
      id: 'two-trustees-for-land',
      rule: 'One trustee alone gives no good receipt for the money of a sale of land; two, or a trust corporation, do.',
      source: 'Law of Property Act 1925 s.27(2); Trustee Act 1925 s.14',
      said: [
        'Two people, or a trust company, must hold it',
        'One of them must not be …',
        'Ask for a Form A restriction, so that one of you alone cannot sell the home',
      ],
    },
    {
      id: 'trust-register',
      rule: 'A trust made by a will is registered if it still holds what the will left more than two years after the death, apart from those that the rules exclude. The rules were changing in 2026.',
      source:
        'Money Laundering, Terrorist Financing and Transfer of Funds (Information on the Payer) Regulations 2017, SI 2017/692 reg.45 and Sch.3A; HMRC Trust Registration Service Manual 23020',
      said: ['If you still hold it then, the trust may have to be on the Trust Register'],
    },
  ],
}
