/** Grandchildren who share without being named, and children who are still to come. Everybody in them is made up. */

import { aCharity } from './builders.ts'
import {
  adult,
  called,
  equally,
  type Families,
  familyWill,
  heir,
  lastly,
  lastlyCharity,
  late,
  partner,
  person,
  toChildren,
  toMyChildren,
} from './family.ts'

const shelter = { charities: [aCharity({ fullname: 'Made-Up Night Shelter', charityId: '' })], ...lastlyCharity() }

export const familiesWithGrandchildren: Families = {
  'a widow leaves the third of a son who has died to his children': {
    will: familyWill({
      details: called('Joan Wharfe'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: equally(
        [adult(1, 'Ann Wharfe', 'Daughter'), adult(2, 'Ben Wharfe', 'Son'), late(3, 'Carl Wharfe', 'Son')],
        toChildren,
      ),
      executor: [1, 2],
      ...shelter,
    }),
    worlds: [
      [
        'Carl left two children',
        [{ person: 3, livingChildren: 2 }],
        ['1/3 Ann Wharfe', '1/3 Ben Wharfe', '1/6 Child 1 of Carl Wharfe', '1/6 Child 2 of Carl Wharfe'],
      ],
      [
        'one of his children has died before her, leaving two',
        [{ person: 3, livingChildren: 1, lateChildren: [{ livingChildren: 2 }] }],
        [
          '1/3 Ann Wharfe',
          '1/3 Ben Wharfe',
          '1/6 Child 1 of Carl Wharfe',
          '1/12 Child 1 of child 2 of Carl Wharfe',
          '1/12 Child 2 of child 2 of Carl Wharfe',
        ],
      ],
      [
        'one of his children has died before her, leaving nobody',
        [{ person: 3, livingChildren: 1, lateChildren: [{}] }],
        ['1/3 Ann Wharfe', '1/3 Ben Wharfe', '1/3 Child 1 of Carl Wharfe'],
      ],
      ['nobody is left of his family', [{ person: 3 }], ['1/2 Ann Wharfe', '1/2 Ben Wharfe']],
      [
        'Ann has died too, leaving one child',
        [
          { person: 1, livingChildren: 1 },
          { person: 3, livingChildren: 2 },
        ],
        ['1/3 Child 1 of Ann Wharfe', '1/3 Ben Wharfe', '1/6 Child 1 of Carl Wharfe', '1/6 Child 2 of Carl Wharfe'],
      ],
      ['nobody of the family is left', [1, 2, 3], ['1 Made-Up Night Shelter']],
    ],
  },
  'a husband leaves all to his wife, and then to his children with those of a late daughter': {
    will: familyWill({
      details: called('Ivor Nidd'),
      status: 'Married',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        heir(100, partner(1, 'Rhona Nidd', 'Wife'), toMyChildren()),
        adult(2, 'Saul Nidd', 'Son'),
        { ...late(3, 'Tamsin Nidd', 'Daughter'), age: 21 },
      ],
      executor: [1, 2],
      ...shelter,
    }),
    worlds: [
      ['his wife outlives him', [], ['1 Rhona Nidd']],
      [
        'his wife has died, and Tamsin left two children',
        [1, { person: 3, livingChildren: 2 }],
        ['1/2 Saul Nidd', '1/4 Child 1 of Tamsin Nidd', '1/4 Child 2 of Tamsin Nidd'],
      ],
      ['his wife and all of Tamsin’s family have died', [1, { person: 3 }], ['1 Saul Nidd']],
    ],
  },
  'a father shares by fractions with the children of a stepson and a charity': {
    will: familyWill({
      details: called('Owen Swale'),
      status: 'Divorced',
      haveChildren: 'Yes',
      laterChildren: 'No',
      estateSplit: 'Different shares',
      persons: [
        { ...heir(0, adult(1, 'Una Swale', 'Daughter'), toChildren), estateFraction: { n: 1, d: 2 } },
        { ...heir(0, { ...late(2, 'Vic Swale', 'Stepson'), young: 'Theirs at once' }), estateFraction: { n: 1, d: 3 } },
      ],
      charities: [
        aCharity({ fullname: 'Made-Up Night Shelter', charityId: '', inherit: true, estateFraction: { n: 1, d: 6 } }),
      ],
      executor: [1],
      ...lastlyCharity(),
    }),
    worlds: [
      ['Vic left one child', [], ['1/2 Una Swale', '1/3 Child 1 of Vic Swale', '1/6 Made-Up Night Shelter']],
      ['none of his family is left', [2], ['3/4 Una Swale', '1/4 Made-Up Night Shelter']],
    ],
  },
  'a widow leaves a third to her grandchildren by families, and one son out': {
    will: familyWill({
      details: called('Winifred Tarn'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      estateSplit: 'Different shares',
      persons: [
        heir(35, adult(1, 'Agnes Tarn', 'Daughter'), toChildren),
        heir(35, adult(2, 'Bertram Tarn', 'Son'), toChildren),
        { ...adult(3, 'Cuthbert Tarn', 'Son'), isExcluded: true },
      ],
      classes: [{ of: 'My grandchildren', estatePercent: 30, share: 'By families', ifDie: 'To their children' }],
      excluded: { option: 'Yes', theirChildren: 'No' },
      executor: [1, 2],
      ...shelter,
    }),
    worlds: [
      ['all outlive her', [], ['7/20 Agnes Tarn', '7/20 Bertram Tarn', '3/10 Grandchildren']],
      [
        'Agnes has two children, Bertram none, and Cuthbert one',
        [{ grandchildren: [{ livingChildren: 2 }, {}], ofLeftOut: [{ livingChildren: 1 }] }],
        [
          '7/20 Agnes Tarn',
          '7/20 Bertram Tarn',
          '3/20 Grandchild 1 of family 3',
          '3/40 Grandchild 1 of family 1',
          '3/40 Grandchild 2 of family 1',
        ],
      ],
      ['there is no grandchild', [{ grandchildren: [] }], ['1/2 Agnes Tarn', '1/2 Bertram Tarn']],
    ],
  },
  'a grandfather leaves all of it to his grandchildren alike': {
    will: familyWill({
      details: called('Walter Fell'),
      status: 'Divorced',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [adult(1, 'Dorothea Fell', 'Daughter'), adult(2, 'Edwin Fell', 'Son')],
      classes: [{ of: 'My grandchildren', estatePercent: 100, share: 'Each alike', ifDie: 'To the others' }],
      executor: [1, 2],
      ...lastly(1, 2),
    }),
    worlds: [
      [
        'one of three died and left a child',
        [{ grandchildren: [{ livingChildren: 1, lateChildren: [{ livingChildren: 1 }] }, { livingChildren: 1 }] }],
        ['1/2 Grandchild 1 of family 1', '1/2 Grandchild 1 of family 2'],
      ],
      ['there is no grandchild', [{ grandchildren: [{}, {}] }], ['1/2 Dorothea Fell', '1/2 Edwin Fell']],
    ],
  },
  'grandchildren have one of three equal shares, and nobody is left out': {
    will: familyWill({
      details: called('Wilma Scarth'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        heir(33.33, adult(1, 'Fergus Scarth', 'Son'), toChildren),
        heir(33.33, person(2, 'Gwenda Pole', 'Sister')),
      ],
      classes: [{ of: 'My grandchildren', estatePercent: 33.34, share: 'Each alike', ifDie: 'To their children' }],
      executor: [1, 2],
      ...shelter,
    }),
    worlds: [
      [
        'the sister dies first',
        [2, { grandchildren: [{ livingChildren: 2 }] }],
        ['1/2 Fergus Scarth', '1/4 Grandchild 1 of family 1', '1/4 Grandchild 2 of family 1'],
      ],
    ],
  },
  'a wife expects her first child': {
    will: familyWill({
      details: called('Xanthe Lowe'),
      status: 'Married',
      haveChildren: 'No',
      laterChildren: 'Yes',
      persons: [heir(100, partner(1, 'Yorick Lowe', 'Husband'), toMyChildren()), person(2, 'Zara Bell', 'Sister')],
      executor: [1],
      executorBackup: [2],
      ...lastly(2),
    }),
    worlds: [
      ['her husband dies first and the child is born', [1], ['1 Later child 1'], { livingChildren: 1 }],
      ['her husband dies first and there is no child', [1], ['1 Zara Bell']],
    ],
  },
  'a woman on her own expects her first child': {
    will: familyWill({
      details: called('Ursula Keel'),
      haveChildren: 'No',
      laterChildren: 'Yes',
      estateSplit: 'Different shares',
      persons: [heir(10, person(1, 'Viola Keel', 'Sister'), toChildren)],
      classes: [{ of: 'My later children', estatePercent: 90 }],
      executor: [1],
      ...shelter,
    }),
    worlds: [
      ['the child is born', [], ['9/10 Later child 1', '1/10 Viola Keel'], { livingChildren: 1 }],
      ['there is no child', [], ['1 Viola Keel']],
    ],
  },
}
