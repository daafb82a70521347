/** What executors do about each thing they hold, in time: one row a step, with the law it rests on. */
import { LONE_TRUSTEE_MAX_PENCE } from '#core/constants.ts'
import { figureOn } from '#core/law/figures-of-law.ts'
import { percentInWords, poundsInWords } from '#core/text/money.ts'
import { isFixedAtDeath } from '#core/will/trusts.ts'
import {
  type AgeKind,
  type Held,
  type Land,
  LIFE,
  landSteps,
  type StepRow,
  says,
  type Told,
  told,
} from './land-steps.ts'

const LATER = ['Later age of own children', 'Later age of others'] as const satisfies readonly AgeKind[]
const OTHERS = ['Others until 18', 'Later age of others'] as const satisfies readonly AgeKind[]
/** Theirs only if they reach the age. */
const WAITING = ['Own children until 18', 'Others until 18', ...LATER] as const satisfies readonly AgeKind[]
const YOUNG = [...WAITING, 'Theirs from the start'] as const satisfies readonly AgeKind[]

const otherSteps: readonly StepRow[] = [
  {
    id: 'two-of-you',
    of: ['All of it'],
    at: 'first',
    source: 'Law of Property Act 1925 s.27(2); Trustee Act 1925 ss.14 and 36',
    say: ({ name }) =>
      told(
        'Make sure that there are two of you',
        `Two people, or a trust company, must hold it.${name === '' ? '' : ` One of them must not be ${name}.`}`,
        'If only one is left, that one appoints another within three months. The will says who may if they do not.',
      ),
  },
  {
    id: 'two-offices',
    of: ['All of it'],
    at: 'first',
    source:
      'Trustee Act 1925 ss.36, 39 and 40; Administration of Justice Act 1985 s.50; Senior Courts Act 1981 s.121; Administration of Estates Act 1925 s.36',
    say: () =>
      told(
        'Know when you stop being executors',
        'You are executors until the debts, the tax and the gifts are paid. From then on you hold what is left as trustees. Write down the day.',
        'A trustee is let go, or a new one comes in, by a deed. Once you have probate, only a court can let you go as an executor.',
      ),
  },
  {
    id: 'values-at-death',
    of: ['All of it'],
    at: 'first',
    source: 'Inheritance Tax Act 1984 s.160; Taxation of Chargeable Gains Act 1992 s.62',
    say: () =>
      told(
        'Have everything valued as it was on the day of the death',
        'Ask a surveyor for a home, and the bank for accounts. Keep the figures: they are needed for tax now, and when it ends.',
      ),
  },
  {
    id: 'apart-from-your-own',
    of: ['All of it'],
    at: 'first',
    source: 'Trustee Act 1925 s.22; Trustee Act 2000 s.1; Pearse v Green (1819) 1 Jac & W 135',
    say: () =>
      told(
        'Keep it apart',
        'Keep it apart from your own money, and keep a list of what comes in and goes out. Write down what you decide, and why.',
      ),
  },
  {
    id: 'trust-register',
    of: ['All of it'],
    at: 'two years',
    source:
      'Money Laundering, Terrorist Financing and Transfer of Funds (Information on the Payer) Regulations 2017, SI 2017/692 regs.45 and 45ZA and Sch.3A para.7; HMRC Trust Registration Service Manual 23020 and 40010. The rules were changing in 2026',
    say: () =>
      says(
        'If you still hold it then, the trust may have to be on the Trust Register of HMRC, within 90 days. Go there sooner if tax is due or you need a number for a tax return. What a parent left to their own child until 18 or 25 may be left off. Ask which rule applies, before that day.',
      ),
  },
  {
    id: 'rest-in-your-names',
    of: ['Residue'],
    at: 'first',
    source: 'Trustee Act 2000 ss.4, 5 and 11 to 17; Administration of Estates Act 1925 ss.36 and 44',
    say: ({ name }) =>
      told(
        'Put what is left in your names, as trustees',
        'Pay the debts, the gifts and the tax first. Then move the accounts and shares into your names, and write down that you now hold them as trustees.',
        `Ask for written advice on how to invest. It has to suit ${name}, who needs an income, and those who come after.`,
      ),
  },
  {
    id: 'tax-at-this-death-spouse',
    of: LIFE,
    at: 'first',
    source: 'Inheritance Tax Act 1984 ss.8A to 8G, 8L, 18, 49 and 49A',
    say: ({ name, maker, forSpouse }) =>
      forSpouse
        ? told(
            'Say on the tax account whose it is',
            `For inheritance tax it counts as left to ${name}. A husband, wife or civil partner normally pays none at this death, and it is counted when they die. Ask first if ${name} has not lived in the UK for long.`,
            `Keep the will, the probate, the tax account and the values. Tax-free amounts that ${maker} did not use can be claimed when ${name} dies, and these prove it.`,
          )
        : told(
            'Reckon with tax now, and again later',
            `It is taxed at this death with the rest. It counts as ${name}’s too, and may be taxed again when ${name} dies. Ask how much to keep for that.`,
          ),
  },
  {
    id: 'benefit-on-the-day',
    of: ['Disabled person'],
    at: 'first',
    source: 'Inheritance Tax Act 1984 ss.58 to 69, 89 and 89B; Finance Act 2005 Sch.1A',
    say: ({ name, trust }) =>
      told(
        `Find out whether ${name} qualifies on the day of the death`,
        `Get a letter that says which benefits ${name} gets on that day.${trust?.benefit === undefined || trust.benefit === 'None of these' ? '' : ` When the will was made it was this: ${trust.benefit}.`} It also counts if ${name} would get it, but for being abroad, in hospital or in a care home.`,
        `If ${name} does not qualify, you still hold the money for ${name} as the will says. Only the tax is another: some may be due every ten years, and when you pay something out. Ask an accountant before the first payment.`,
      ),
  },
  {
    id: 'vulnerable-person-election',
    of: ['Disabled person'],
    at: 'first',
    source: 'Finance Act 2005 ss.23 to 45, above all s.37; HMRC Trusts, Settlements and Estates Manual 3450 to 3460',
    say: ({ name }) =>
      told(
        'Ask to be taxed as if it were theirs',
        `If ${name} qualifies, fill in form VPE1 of HMRC, the vulnerable person election. You sign it, and ${name} or someone who may sign for them. Income and gains are then taxed no more than ${name} would be taxed.`,
        'It must come within a year of the 31 January that follows the tax year from which it is to count. Then claim it in the tax return each year.',
      ),
  },
  {
    id: 'account-for-them',
    of: ['Disabled person'],
    at: 'first',
    source: 'Trustee Act 2000 ss.4, 5 and 11 to 17; Inheritance Tax Act 1984 s.89',
    say: ({ name }) =>
      told(
        'Put the money in your names, as trustees',
        `Open an account in your names that says it is held for ${name}. Nothing goes into an account of ${name}.`,
        'Read the letter of wishes that is with the will. It may say what helps. It does not bind you.',
      ),
  },
  {
    id: 'age-own-part',
    of: YOUNG,
    at: 'first',
    source: 'Trustee Act 1925 ss.14(2) and 31; Trustee Act 2000 ss.4 and 5',
    say: ({ name, age }) =>
      told(
        'Keep each part apart',
        `What ${name} would take before the age of ${age} is yours to hold. Put it in your names, and write down which part is whose.`,
        `One of you alone may hold a part that is worth ${poundsInWords(LONE_TRUSTEE_MAX_PENCE)} or less and is not land.`,
      ),
  },
  {
    id: 'ends-recorded',
    of: LIFE,
    at: 'while',
    source: 'Re Coxen [1948] Ch 747',
    say: ({ name, trust }) =>
      trust?.endsIfCouple === 'Yes' || trust?.endsIfLeaves !== undefined
        ? says(`Some ends count only from the day you write them down. Ask ${name} first.`)
        : undefined,
  },
  {
    id: 'pay-the-income',
    of: ['Residue'],
    at: 'while',
    source: 'Trustee Act 1925 s.32; Inheritance Tax Act 1984 s.49A',
    say: ({ name, trust }) =>
      says(
        `Pay ${name} the income. ${trust?.capital === 'Yes' ? 'You may pay some of the capital too. Those of you who are not the person decide.' : 'Pay none of the capital.'}`,
      ),
  },
  {
    id: 'income-tax-right',
    of: LIFE,
    at: 'while',
    source:
      'Taxes Management Act 1970 ss.7 and 8A; Income Tax Act 2007 ss.11 and 24B; HMRC Trusts, Settlements and Estates Manual 3040 and 3767',
    say: ({ name }) =>
      says(
        `If there is rent, interest or a dividend, ask HMRC about a trust tax return, form SA900. Each year give ${name} form R185, which says what came in and what tax was paid. ${name} puts it on their own return.`,
        `Income that is paid straight to ${name} may need no return of yours.`,
      ),
  },
  {
    id: 'use-it-for-them',
    of: ['Disabled person'],
    at: 'while',
    source:
      'Inheritance Tax Act 1984 s.89; Care Act 2014 ss.14 and 17; Social Security Contributions and Benefits Act 1992 s.134',
    say: ({ name, small, today }) =>
      says(
        `Ask about benefits before you pay ${name} anything. A payment may affect them. To pay for a thing often does less harm than to give money.`,
        `${name} has no right to any of it. While ${name} lives, use nothing for anyone else${small === undefined ? '' : ', but for this'}.`,
        ...(small === undefined
          ? []
          : [
              `In each year to 5 April ${small} may have up to ${poundsInWords(figureOn('small-yearly-sum', today))}, or ${percentInWords(figureOn('small-yearly-part', today))}% of the highest value in that year if that is less.`,
            ]),
      ),
  },
  {
    id: 'income-tax-disabled',
    of: ['Disabled person'],
    at: 'while',
    source: 'Taxes Management Act 1970 ss.7 and 8A; Income Tax Act 2007 s.479; Finance Act 2005 ss.23 to 30',
    say: ({ name }) =>
      says(
        `Send a trust tax return, form SA900, for each year with income or gains. Give ${name} form R185 for income that you pay out.`,
        `Tell HMRC at once if ${name} no longer qualifies. You go on as before: only the tax changes.`,
      ),
  },
  {
    id: 'income-of-the-young',
    of: YOUNG,
    at: 'while',
    source: 'Trustee Act 1925 ss.31 and 32; Inheritance Tax Act 1984 ss.71A(3) and 71D(6)',
    say: () =>
      says(
        'Until someone is 18, you may use the income for their upkeep, education or benefit. Add what you do not use to the capital.',
        'You may use the capital for them at any time, and for nobody else.',
        'What is for someone under 18 may be paid to a parent or guardian, who signs for it. One of you who is that parent or guardian takes no part in deciding that, except to be repaid what they properly spent.',
      ),
  },
  {
    id: 'income-from-18',
    of: LATER,
    at: 'while',
    source: 'Trustee Act 1925 s.31(1); Inheritance Tax Act 1984 s.71D(6)',
    say: ({ age }) => says(`From 18 to ${age} the income is theirs: pay it to them.`),
  },
  {
    id: 'income-tax-young',
    of: WAITING,
    at: 'while',
    source: 'Taxes Management Act 1970 ss.7 and 8A; Income Tax Act 2007 ss.11, 24B and 479',
    say: () =>
      says(
        'Where there is income, ask HMRC about a trust tax return, form SA900. Give each of them form R185 for the income that you pay, so that they can claim tax back.',
      ),
  },
  {
    id: 'tax-is-theirs',
    of: ['Theirs from the start'],
    at: 'while',
    source:
      'Taxation of Chargeable Gains Act 1992 s.60; HMRC Trusts, Settlements and Estates Manual 1563; HMRC Inheritance Tax Manual 16068',
    say: () =>
      says(
        'For tax it is theirs already. Income and gains count as theirs, and you need not send a trust tax return. Ask HMRC whether they need to send a return of their own.',
      ),
  },
  {
    id: 'ten-years-young',
    of: OTHERS,
    at: 'while',
    source: 'Inheritance Tax Act 1984 ss.58 to 69',
    say: ({ maker }) =>
      says(
        `Some inheritance tax may be due ten years after the death, and when someone takes a part. Ask before each of those days. A child of ${maker} has other rules, and so may a stepchild.`,
      ),
  },
  {
    id: 'ends-by-death',
    of: [...LIFE, 'Disabled person'],
    at: 'end',
    source:
      'Inheritance Tax Act 1984 ss.49, 89(2), 200(1)(c), 216 and 226; HMRC Inheritance Tax Manual 10651 and 16023; HMRC form IHT100b (death)',
    say: ({ name, kind, trust, forSpouse }) =>
      says(
        `It counts as ${name}’s own for inheritance tax when ${name} dies${kind === 'Disabled person' ? ', if they qualified' : ''}. Tell ${name}’s executors the value: they put it on their form IHT418. You may have to send form IHT100b (death).`,
        'The tax on your part is paid from what you hold. It is due six months after the end of the month of the death, and the account within twelve. Hand nothing on before that is settled.',
        ...(kind === 'Home' || (kind === 'Residue' && trust !== undefined)
          ? [
              `${name}’s executors may claim tax-free amounts, within two years: for a home that goes to children, stepchildren or grandchildren of ${name}, form IHT435${forSpouse ? ', and what was not used at this death, forms IHT402 and IHT436' : ''}. The claim counts for your part too.${trust && isFixedAtDeath(trust) ? '' : ' A part that must wait for an age may lose the amount for a home.'}`,
            ]
          : []),
      ),
  },
  {
    id: 'gains-at-death',
    of: [...LIFE, 'Disabled person'],
    at: 'end',
    source: 'Taxation of Chargeable Gains Act 1992 ss.72 and 73; Finance Act 2014 s.60',
    say: ({ name, kind }) =>
      says(
        `When ${name} dies, what has grown in value until then is normally free of capital gains tax${kind === 'Disabled person' ? ', if they qualified' : ''}. The value on that day is the new start.`,
      ),
  },
  {
    id: 'ends-early',
    of: LIFE,
    at: 'end',
    source:
      'Inheritance Tax Act 1984 ss.3A, 7, 51, 52 and 216; Finance Act 1986 s.102ZA; Taxation of Chargeable Gains Act 1992 s.71; HMRC form IHT100b',
    say: ({ name, lands }) =>
      says(
        `If it ends while ${name} lives, the law treats that as a gift by ${name}. If ${name} dies within seven years, tax may be due on it, and you may have to pay it. Keep enough, or insure.`,
        `${lands.length > 0 ? `It does not help if ${name} goes on living there for no rent. ` : ''}Capital gains tax may be due as well, and where it goes on to someone too young, inheritance tax at once. Ask an accountant before ${name} gives anything up.`,
      ),
  },
  {
    id: 'hand-over-at-the-age',
    of: YOUNG,
    at: 'end',
    source: 'Trustee Act 1925 s.31(2); Saunders v Vautier (1841) Cr & Ph 240',
    say: ({ age }) =>
      says(
        `When someone is ${age}, hand over what is left of their part, with what you added to it. Ask for a receipt.`,
      ),
  },
  {
    id: 'dies-under-the-age',
    of: WAITING,
    at: 'end',
    source: 'Trustee Act 1925 s.31(2)',
    say: () => says('If someone dies before that, the will says who has it. It is not part of what they leave.'),
  },
  {
    id: 'theirs-at-18',
    of: ['Theirs from the start'],
    at: 'end',
    source: 'HMRC Inheritance Tax Manual 16068; Taxation of Chargeable Gains Act 1992 s.60',
    say: () =>
      says(
        'Handing it over brings no tax of its own, as it was theirs already.',
        'If someone dies before 18, what is left is part of what they leave. Hand it to their executors or administrators.',
      ),
  },
  {
    id: 'takes-at-18',
    of: ['Own children until 18'],
    at: 'end',
    source:
      'Inheritance Tax Act 1984 ss.71A and 71B; Taxation of Chargeable Gains Act 1992 ss.71 and 260(2)(da); HMRC Inheritance Tax Manual 42815',
    say: ({ maker }) =>
      says(
        `What a child of ${maker} takes by the age of 18 bears no more inheritance tax. Ask an accountant about the gain in value before you hand it over.`,
      ),
  },
  {
    id: 'takes-at-the-age',
    of: ['Later age of own children'],
    at: 'end',
    source: 'Inheritance Tax Act 1984 ss.71D, 71E, 71F and 216; Taxation of Chargeable Gains Act 1992 ss.71 and 260',
    say: ({ age, maker }) =>
      says(
        `What a child of ${maker} takes before 18 bears no more inheritance tax. From 18 to ${age} a small part of what is above the tax-free amount may be due. The account is form IHT100, due six months after the end of the month.`,
        'Who was 18 or more on the day of the death has other rules, and so has the gain in value. Ask an accountant.',
      ),
  },
  {
    id: 'takes-at-the-age-others',
    of: OTHERS,
    at: 'end',
    source: 'Inheritance Tax Act 1984 ss.65, 68, 69 and 216; Taxation of Chargeable Gains Act 1992 ss.71 and 260',
    say: () =>
      says(
        'If inheritance tax is due when someone takes a part, the account is form IHT100, due six months after the end of the month. Ask about the gain in value before you hand it over.',
      ),
  },
]

/** Every step: of land first, as it is what cannot be put right later. */
export const stepRows: readonly StepRow[] = [...landSteps, ...otherSteps]

const noLand: Land = { place: '', owned: 'alone', isSaid: false, part: undefined, others: [] }

/** What is said of a thing that is held, and of each land in it, at one time. */
export const toldOf = (held: Held, at: StepRow['at']): readonly Told[] =>
  stepRows.flatMap((row) => {
    if (row.at !== at || !row.of.includes(held.kind)) return []
    const lands = row.owned === undefined ? [noLand] : held.lands.filter(({ owned }) => row.owned?.includes(owned))
    return lands.flatMap((land) => row.say(held, land) ?? [])
  })
