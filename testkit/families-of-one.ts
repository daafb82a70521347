/** People who live alone, and names and places that are out of the ordinary. Everybody in them is made up. */
import { aCharity, choosingTheFirm } from './builders.ts'
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
  person,
  toChildren,
  toEqually,
} from './family.ts'

const abroad = {
  house_name: '7',
  street_address: 'Rue des Made-Up',
  town: 'Lyon',
  postcode: '69002',
  country: 'France',
}

const siblings = [person(1, 'Ianthe Reed', 'Sister'), person(2, 'Jonty Reed', 'Brother')] as const

export const familiesOfOne: Families = {
  'three charities share and a firm sees to it': {
    will: familyWill({
      details: called('Araminta Locke'),
      estateSplit: 'Different shares',
      persons: [person(1, 'Basil Locke', 'Cousin')],
      charities: [
        aCharity({ inherit: true, estatePercent: 50 }),
        aCharity({ id: 2, fullname: 'Locke Otter Sanctuary', charityId: '', inherit: true, estatePercent: 25 }),
        aCharity({ id: 3, fullname: 'Chapel Roof Fund', charityId: '', inherit: true, estatePercent: 25 }),
      ],
      ...choosingTheFirm(),
      ...lastlyCharity(),
    }),
    worlds: [
      [
        'each has a successor',
        [],
        ['1/2 Royal National Lifeboat Institution', '1/4 Locke Otter Sanctuary', '1/4 Chapel Roof Fund'],
      ],
      ['one has none', [{ charity: 2 }], ['2/3 Royal National Lifeboat Institution', '1/3 Chapel Roof Fund']],
    ],
  },
  'a friend and a charity share': {
    will: familyWill({
      details: called('Benedict Fosse'),
      persons: [heir(50, person(1, 'Cosima Lisle'), toEqually([2], [1])), person(2, 'Dunstan Lisle', 'Godson')],
      charities: [aCharity({ inherit: true, estatePercent: 50 })],
      executor: [1],
      executorBackup: [2],
    }),
    worlds: [
      ['she survives', [], ['1/2 Cosima Lisle', '1/2 Royal National Lifeboat Institution']],
      ['she does not', [1], ['3/4 Royal National Lifeboat Institution', '1/4 Dunstan Lisle']],
      ['nor does he', [1, 2], ['1 Royal National Lifeboat Institution']],
    ],
  },
  'an aunt has six nephews and nieces': {
    will: familyWill({
      details: called('Euphemia Brook'),
      persons: equally(
        ['Ada', 'Bede', 'Cato', 'Dido', 'Enid', 'Fitz'].map((name, index) =>
          person(index + 1, `${name} Brook`, index % 2 === 0 ? 'Niece' : 'Nephew'),
        ),
        toChildren,
      ),
      executor: [1, 2],
      executorBackup: [3, 4],
    }),
    worlds: [
      [
        'one leaves three children',
        [leaving(6, 3)],
        [
          '1/6 Ada Brook',
          '1/6 Bede Brook',
          '1/6 Cato Brook',
          '1/6 Dido Brook',
          '1/6 Enid Brook',
          '1/18 Child 1 of Fitz Brook',
          '1/18 Child 2 of Fitz Brook',
          '1/18 Child 3 of Fitz Brook',
        ],
      ],
      ['four leave none', [1, 2, 3, 4], ['1/2 Enid Brook', '1/2 Fitz Brook']],
    ],
  },
  'a godchild under 18 takes all': {
    will: familyWill({
      details: called('Granville Sedge'),
      status: 'Divorced',
      persons: [
        heir(100, person(1, 'Hebe Stoat', 'Goddaughter', { isChild: 'Yes' }), toEqually([2])),
        person(2, 'Ines Stoat', 'Friend'),
        person(3, 'Jocelyn Stoat', 'Friend'),
      ],
      executor: [2, 3],
    }),
    worlds: [
      ['she survives', [], ['1 Hebe Stoat']],
      ['she does not', [1], ['1 Ines Stoat']],
    ],
  },
  'a former partner shares with a brother': {
    will: familyWill({
      details: called('Kester Vane'),
      status: 'Divorced',
      estateSplit: 'Different shares',
      persons: [
        heir(70, person(1, 'Leda Vane', 'Ex Partner')),
        heir(30, person(2, 'Milo Vane', 'Half-brother'), toChildren),
      ],
      executor: [1, 2],
    }),
    worlds: [
      ['the former partner does not survive', [1], ['1 Milo Vane']],
      ['the brother leaves a child', [leaving(2, 1)], ['7/10 Leda Vane', '3/10 Child 1 of Milo Vane']],
    ],
  },
  'a brother is left out with his children, and the next of kin stand behind': {
    will: familyWill({
      details: called('Nerissa Reed'),
      persons: [
        ...equally(siblings, toChildren),
        person(3, 'Kit Reed', 'Brother', { isExcluded: true }),
        person(4, 'Lot Reed', 'Cousin', { isExcluded: true }),
      ],
      excluded: { option: 'Yes', theirChildren: 'Yes', description: 'They had their part in 2011.' },
      executor: [1, 2],
    }),
    worlds: [
      ['both survive', [], ['1/2 Ianthe Reed', '1/2 Jonty Reed']],
      ['neither does', [1, 2], ['1 Next of kin']],
    ],
  },
  'a funeral wish runs to several lines': {
    will: familyWill({
      details: called('Osbert Thrift'),
      status: 'Widowed',
      persons: equally(siblings),
      executor: [1],
      executorBackup: [2],
      whatToDo: {
        option: 'Burial',
        description:
          'Beside my late wife, please.\nHymns: “Jerusalem”; no lilies!\nTea afterwards (with cake) for all who come',
      },
    }),
    worlds: [['one survives', [1], ['1 Jonty Reed']]],
  },
  'a body goes to medical science': {
    will: familyWill({
      details: called('Philippa Gage'),
      persons: [heir(100, person(1, 'Ralph Gage', 'Cousin')), person(2, 'Stella Gage', 'Cousin')],
      executor: [1, 2],
      whatToDo: { option: 'Donate my body to medical science', description: 'Then a cremation, if it can be' },
      ...lastly(2),
    }),
    worlds: [['the cousin does not survive', [1], ['1 Stella Gage']]],
  },
  'the executor and an heir live abroad': {
    will: familyWill({
      details: called('Tristram Quay'),
      persons: [
        heir(
          50,
          person(1, 'Undine Quay', 'Sister', { useAddressType: 'fulladdress', fulladdress: abroad }),
          toChildren,
        ),
        heir(50, person(2, 'Viola Quay', 'Mother')),
      ],
      executor: [1],
      executorBackup: [2],
    }),
    worlds: [['the mother does not survive', [2], ['1 Undine Quay']]],
  },
  'two cousins have one name, and the year of birth tells them apart': {
    will: familyWill({
      details: called('Walter Cobb'),
      persons: equally([
        person(1, 'Abel Cobb', 'Cousin', { dob: { day: 2, month: 5, year: 1950 } }),
        person(2, 'Abel Cobb', 'Cousin', { dob: { day: 4, month: 7, year: 1981 } }),
      ]),
      executor: [2, 1],
    }),
    worlds: [['the elder does not survive', [1], ['1 Abel Cobb']]],
  },
  'names are in scripts that run both ways, of one letter, and very long': {
    will: familyWill({
      details: called('Xerxes Lane', { also_known_as: 'X. de la Lane-Fellowes' }),
      persons: equally([
        person(1, 'שרה דמיונית', 'Friend'),
        person(2, 'مريم الخيالية', 'Neighbour'),
        person(3, 'O', 'Cousin'),
        person(4, `${'Wolfeschlegelsteinhausen'.repeat(5)} Made-Up`, 'Uncle'),
      ]),
      executor: [3, 4],
    }),
    worlds: [['one does not survive', [4], ['1/3 שרה דמיונית', '1/3 مريم الخيالية', '1/3 O']]],
  },
  'a neighbour has one part in ten thousand': {
    will: familyWill({
      details: called('Yvette Snipe'),
      estateSplit: 'Different shares',
      persons: [heir(99.99, person(1, 'Alban Snipe', 'Uncle')), heir(0.01, person(2, 'Bevis Tidy', 'Neighbour'))],
      executor: [1],
    }),
    worlds: [
      ['both survive', [], ['9999/10000 Alban Snipe', '1/10000 Bevis Tidy']],
      ['the uncle does not', [1], ['1 Bevis Tidy']],
    ],
  },
  'four executors, a firm, and three who step in': {
    will: familyWill({
      details: called('Zenobia Hood'),
      status: 'Widowed',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        ...equally([adult(1, 'Auberon Hood', 'Son'), adult(2, 'Bettris Hood', 'Daughter')], toChildren),
        ...['Crispin', 'Dorcas', 'Ewart', 'Faith', 'Giles'].map((name, index) =>
          person(3 + index, `${name} Peel`, 'Cousin'),
        ),
      ],
      executor: [1, 2, 3],
      executorBackup: [4, 5, 6],
      ...choosingTheFirm(),
      executorCareAssets: { option: 'Someone else', persons: [7] },
    }),
    worlds: [['the son leaves a child', [leaving(1, 1)], ['1/2 Child 1 of Auberon Hood', '1/2 Bettris Hood']]],
  },
}
