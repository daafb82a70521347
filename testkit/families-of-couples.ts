/** Couples: married, in a civil partnership, engaged, living together, separated. Everybody in them is made up. */
import { aCharity, aGift } from './builders.ts'
import {
  adult,
  called,
  equally,
  type Families,
  familyWill,
  heir,
  lastly,
  lastlyCharity,
  leaving,
  minor,
  partner,
  person,
  toChildren,
  toEqually,
  toMyChildren,
  youngStepchild,
} from './family.ts'

export const familiesOfCouples: Families = {
  'a wife leaves all to her husband, then to grown-up children': {
    will: familyWill({
      details: called('Odette Quillby'),
      status: 'Married',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        heir(100, partner(1, 'Barnaby Quillby', 'Husband'), toMyChildren()),
        adult(2, 'Celandine Quillby', 'Daughter'),
        adult(3, 'Dorian Quillby', 'Son'),
      ],
      executor: [1, 2],
      executorBackup: [3],
    }),
    worlds: [
      ['her husband survives', [], ['1 Barnaby Quillby']],
      ['he does not', [1], ['1/2 Celandine Quillby', '1/2 Dorian Quillby']],
      [
        'he and their daughter do not, and she leaves two children',
        [1, leaving(2, 2)],
        ['1/2 Dorian Quillby', '1/4 Child 1 of Celandine Quillby', '1/4 Child 2 of Celandine Quillby'],
      ],
      ['none of the family is left', [1, 2, 3], ['1 Next of kin']],
    ],
  },
  'a husband expects a second child': {
    will: familyWill({
      details: called('Ferdy Marlock'),
      status: 'Married',
      haveChildren: 'Yes',
      laterChildren: 'Yes',
      persons: [
        heir(100, partner(1, 'Greta Marlock', 'Wife'), toMyChildren()),
        minor(2, 'Hattie Marlock', 'Daughter', { guardianId: [3], backupGuardianId: [4] }),
        person(3, 'Imogen Tarn', 'Sister'),
        person(4, 'Jasper Tarn', 'Brother-in-law'),
      ],
      executor: [1, 3],
      executorBackup: [4],
    }),
    worlds: [
      ['his wife survives', [], ['1 Greta Marlock'], { livingChildren: 1 }],
      ['she does not, and no child was born', [1], ['1 Hattie Marlock']],
      ['she does not, and a child was born', [1], ['1/2 Hattie Marlock', '1/2 Later child 1'], { livingChildren: 1 }],
      ['neither she nor the daughter is left', [1, 2], ['1 Later child 1'], { livingChildren: 1 }],
    ],
  },
  'a blended family shares with the husband at once': {
    will: familyWill({
      details: called('Kerensa Fallowdale'),
      status: 'Married',
      haveChildren: 'Yes',
      laterChildren: 'No',
      estateSplit: 'Different shares',
      persons: [
        heir(50, partner(1, 'Leopold Fallowdale', 'Husband'), toEqually([2, { id: 3, theirChildren: true }])),
        heir(25, adult(2, 'Mirabel Ash', 'Daughter'), toChildren),
        heir(25, adult(3, 'Nat Fallowdale', 'Stepson'), toChildren),
      ],
      executor: [1, 2],
      executorBackup: [3],
    }),
    worlds: [
      ['all survive', [], ['1/2 Leopold Fallowdale', '1/4 Mirabel Ash', '1/4 Nat Fallowdale']],
      ['her husband does not', [1], ['1/2 Mirabel Ash', '1/2 Nat Fallowdale']],
      [
        'her stepson leaves one child',
        [leaving(3, 1)],
        ['1/2 Leopold Fallowdale', '1/4 Mirabel Ash', '1/4 Child 1 of Nat Fallowdale'],
      ],
      ['her stepson leaves none', [3], ['2/3 Leopold Fallowdale', '1/3 Mirabel Ash']],
    ],
  },
  'a wife counts her stepdaughter as one of her children': {
    will: familyWill({
      details: called('Ottoline Brackwater'),
      status: 'Married',
      haveChildren: 'Yes',
      laterChildren: 'Yes',
      persons: [
        heir(100, partner(1, 'Percival Brackwater', 'Husband'), toMyChildren(3)),
        minor(2, 'Quentin Brackwater', 'Son', { guardianId: [4] }),
        youngStepchild(3, 'Rosalba Brackwater', 'Stepdaughter'),
        person(4, 'Sidony Vale', 'Mother'),
        person(5, 'Tobias Vale', 'Brother'),
      ],
      executor: [1],
      executorBackup: [4, 5],
    }),
    worlds: [
      ['her husband does not survive', [1], ['1/2 Quentin Brackwater', '1/2 Rosalba Brackwater']],
      [
        'he does not, and a child is born',
        [1],
        ['1/3 Quentin Brackwater', '1/3 Rosalba Brackwater', '1/3 Later child 1'],
        { livingChildren: 1 },
      ],
      ['he and the stepdaughter do not', [1, 3], ['1 Quentin Brackwater']],
    ],
  },
  'childless spouses have their two families behind them': {
    will: familyWill({
      details: called('Ulric Penhallow'),
      status: 'Married',
      persons: [
        heir(100, partner(1, 'Verity Penhallow', 'Wife'), {
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: {
            persons: [
              { id: 2, percent: 50, theirChildren: true },
              { id: 3, percent: 25 },
              { id: 4, percent: 25 },
            ],
            charities: [],
            split: 'Different shares',
          },
        }),
        person(2, 'Wilfrid Penhallow', 'Brother'),
        person(3, 'Xanthe Rook', 'Sister-in-law'),
        person(4, 'Yorick Rook', 'Brother-in-law'),
      ],
      executor: [1],
      executorBackup: [2],
    }),
    worlds: [
      ['his wife survives', [], ['1 Verity Penhallow']],
      ['she does not', [1], ['1/2 Wilfrid Penhallow', '1/4 Xanthe Rook', '1/4 Yorick Rook']],
      ['nor does her sister', [1, 3], ['2/3 Wilfrid Penhallow', '1/3 Yorick Rook']],
      [
        'nor does his brother, who leaves a child',
        [1, leaving(2, 1)],
        ['1/2 Child 1 of Wilfrid Penhallow', '1/4 Xanthe Rook', '1/4 Yorick Rook'],
      ],
    ],
  },
  'partners who live together leave all to each other': {
    will: familyWill({
      details: called('Zuleika Fenn'),
      status: 'Living with a partner but not married',
      ownProperty: 'Yes',
      persons: [
        heir(100, partner(1, 'Abelard Gorse', 'Partner'), toEqually([2, 3])),
        person(2, 'Bettina Fenn', 'Mother'),
        person(3, 'Caspar Fenn', 'Father'),
      ],
      accounts: [
        {
          id: 1,
          assetType: 'Property',
          isYourOwn: 'Yes',
          owner: 'I own it jointly with someone else',
          ownershipType: 'Joint tenants',
          mortgage: 'Yes',
          mortgageWithPersons: [1],
        },
      ],
      executor: [1],
      executorBackup: [2],
      whatToDo: { option: 'Green burial' },
    }),
    worlds: [
      ['her partner survives', [], ['1 Abelard Gorse']],
      ['he does not', [1], ['1/2 Bettina Fenn', '1/2 Caspar Fenn']],
      ['her father is left alone', [1, 2], ['1 Caspar Fenn']],
    ],
  },
  'an engaged couple each bring a child': {
    will: familyWill({
      details: called('Drusilla Hart'),
      status: 'Engaged',
      haveChildren: 'Yes',
      laterChildren: 'Yes',
      estateSplit: 'Different shares',
      persons: [
        heir(60, partner(1, 'Evander Moss', 'Partner'), toEqually([2, { id: 3, theirChildren: true }])),
        heir(40, minor(2, 'Fern Hart', 'Daughter', { guardianId: [4] }), toChildren),
        youngStepchild(3, 'Gawain Moss', 'Stepson'),
        person(4, 'Hespera Hart', 'Sister'),
      ],
      executor: [1, 4],
    }),
    worlds: [
      ['all survive', [], ['3/5 Evander Moss', '2/5 Fern Hart']],
      ['a child is born', [], ['3/5 Evander Moss', '1/5 Fern Hart', '1/5 Later child 1'], { livingChildren: 1 }],
      ['her partner does not survive', [1], ['7/10 Fern Hart', '3/10 Gawain Moss']],
    ],
  },
  'civil partners have two charities behind them': {
    will: familyWill({
      details: called('Isidore Larkspur'),
      status: 'Civil Partnership',
      persons: [
        heir(100, partner(1, 'Jolyon Larkspur', 'Civil partner'), toEqually([], [1, 2])),
        person(2, 'Keziah Blythe', 'Friend'),
      ],
      charities: [aCharity(), aCharity({ id: 2, fullname: 'Larkspur Meadow Trust', charityId: '' })],
      executor: [1],
      executorBackup: [2],
      ...lastlyCharity(),
    }),
    worlds: [
      ['his civil partner survives', [], ['1 Jolyon Larkspur']],
      ['he does not', [1], ['1/2 Royal National Lifeboat Institution', '1/2 Larkspur Meadow Trust']],
      ['and one charity has no successor', [1, { charity: 2 }], ['1 Royal National Lifeboat Institution']],
    ],
  },
  'a separated mother leaves her husband out, and not her children': {
    will: familyWill({
      details: called('Lavender Crake'),
      status: 'Separated',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        ...equally(
          [
            minor(1, 'Merlin Crake', 'Son', { guardianId: [3], backupGuardianId: [4] }),
            minor(2, 'Nerys Crake', 'Daughter', { guardianId: [3], backupGuardianId: [4] }),
          ],
          toChildren,
        ),
        person(3, 'Orla Finch', 'Sister'),
        person(4, 'Piers Finch', 'Brother-in-law'),
        person(5, 'Quillon Crake', 'Husband', { type: 'Excluded', isExcluded: true }),
      ],
      excluded: { option: 'Yes', theirChildren: 'Yes', description: 'We parted two years ago.' },
      executor: [3, 4],
    }),
    worlds: [
      ['both children survive', [], ['1/2 Merlin Crake', '1/2 Nerys Crake']],
      ['one does not', [1], ['1 Nerys Crake']],
      ['neither does', [1, 2], ['1 Next of kin']],
    ],
  },
  'a husband shares with his wife and a charity': {
    will: familyWill({
      details: called('Rufus Ottershaw'),
      status: 'Married',
      estateSplit: 'Different shares',
      persons: [
        heir(90, partner(1, 'Sabina Ottershaw', 'Wife'), toEqually([{ id: 2, theirChildren: true }])),
        person(2, 'Thaddeus Ottershaw', 'Nephew'),
      ],
      charities: [aCharity({ inherit: true, estatePercent: 10 })],
      executor: [1],
      executorBackup: [2],
    }),
    worlds: [
      ['his wife survives', [], ['9/10 Sabina Ottershaw', '1/10 Royal National Lifeboat Institution']],
      ['she does not', [1], ['9/10 Thaddeus Ottershaw', '1/10 Royal National Lifeboat Institution']],
      [
        'nor does the nephew, who leaves two children',
        [1, leaving(2, 2)],
        [
          '9/20 Child 1 of Thaddeus Ottershaw',
          '9/20 Child 2 of Thaddeus Ottershaw',
          '1/10 Royal National Lifeboat Institution',
        ],
      ],
      ['nor does he, and leaves none', [1, 2], ['1 Royal National Lifeboat Institution']],
    ],
  },
  'a second wife has money, and the children of the first share the rest': {
    will: familyWill({
      details: called('Umberto Vellacott'),
      status: 'Married',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        partner(1, 'Winifred Vellacott', 'Wife'),
        ...equally([adult(2, 'Xavier Vellacott', 'Son'), adult(3, 'Ysolde Vellacott', 'Daughter')], toChildren),
      ],
      gifts: [
        aGift({
          type: 'Money',
          amount: 150_000_00,
          persons: [1],
          ifDie: 'Goes to someone else',
          backupPersons: [2, 3],
        }),
      ],
      executor: [1, 2, 3],
      ...lastly(1),
    }),
    worlds: [
      ['all survive', [], ['1/2 Xavier Vellacott', '1/2 Ysolde Vellacott']],
      ['the son leaves a child', [leaving(2, 1)], ['1/2 Child 1 of Xavier Vellacott', '1/2 Ysolde Vellacott']],
      ['neither child survives', [2, 3], ['1 Winifred Vellacott']],
      ['the wife does not either', [1, 2, 3], ['1 Next of kin']],
    ],
  },
  'an engaged person marries someone who is not named first': {
    will: familyWill({
      details: called('Zebedee Allard'),
      status: 'Engaged',
      persons: [
        ...equally([person(1, 'Bryony Allard', 'Sister'), person(2, 'Clement Allard', 'Brother')], toChildren),
        partner(3, 'Delphine Orme', 'Partner'),
      ],
      gifts: [aGift({ type: 'Item', title: 'my boat Kittiwake', persons: [3] })],
      executor: [1, 2],
      executorBackup: [3],
    }),
    worlds: [
      ['both survive', [], ['1/2 Bryony Allard', '1/2 Clement Allard']],
      [
        'neither does, and each leaves one child',
        [leaving(1, 1), leaving(2, 1)],
        ['1/2 Child 1 of Bryony Allard', '1/2 Child 1 of Clement Allard'],
      ],
    ],
  },
}
