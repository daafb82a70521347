/**
 * Well-known charities of England and Wales with their registered numbers, used until the register is imported.
 * Names and numbers come from the Charity Commission's register; the capitals are ours. Names change, so the customer is
 * asked to check the one they choose. `heirloom import-charities` replaces this list with the whole register.
 */
import type { KnownCharity } from './search-charities.ts'

/** The list was checked against an extract of the register with registrations up to this month. */
export const knownCharitiesAsOf = '2024-07-01'

export const knownCharities: readonly KnownCharity[] = [
  { number: '296645', name: 'Alzheimer’s Society' },
  { number: '1077089', name: 'Alzheimer’s Research UK' },
  { number: '803716', name: 'Anthony Nolan' },
  { number: '216250', name: 'Barnardo’s' },
  { number: '206394', name: 'Battersea Dogs’ and Cats’ Home' },
  { number: '216227', name: 'Blind Veterans UK', alsoKnownAs: 'St Dunstan’s' },
  { number: '1160558', name: 'Breast Cancer Now' },
  { number: '225971', name: 'British Heart Foundation', alsoKnownAs: 'BHF' },
  { number: '220949', name: 'The British Red Cross Society' },
  { number: '1146792', name: 'Canal & River Trust' },
  { number: '1089464', name: 'Cancer Research UK', alsoKnownAs: 'CRUK' },
  { number: '203644', name: 'Cats Protection' },
  { number: '1082947', name: 'Crisis UK' },
  { number: '1160024', name: 'Great Ormond Street Hospital Children’s Charity', alsoKnownAs: 'GOSH' },
  { number: '209617', name: 'The Guide Dogs for the Blind Association' },
  { number: '802559', name: 'Jewish Care' },
  { number: '261017', name: 'Macmillan Cancer Support' },
  { number: '207994', name: 'Marie Curie' },
  { number: '202918', name: 'Oxfam' },
  { number: '208217', name: 'The People’s Dispensary for Sick Animals', alsoKnownAs: 'PDSA' },
  { number: '219279', name: 'The Royal British Legion', alsoKnownAs: 'poppy appeal' },
  { number: '207544', name: 'Royal Commonwealth Society for the Blind', alsoKnownAs: 'Sightsavers' },
  { number: '226227', name: 'The Royal National Institute of Blind People', alsoKnownAs: 'RNIB' },
  { number: '209603', name: 'The Royal National Lifeboat Institution', alsoKnownAs: 'RNLI' },
  { number: '219099', name: 'Royal Society for the Prevention of Cruelty to Animals', alsoKnownAs: 'RSPCA' },
  { number: '207076', name: 'Royal Society for the Protection of Birds', alsoKnownAs: 'RSPB' },
  { number: '207238', name: 'Royal Society of Wildlife Trusts' },
  { number: '214779', name: 'The Salvation Army' },
  { number: '289868', name: 'Sense, the National Deafblind and Rubella Association' },
  { number: '263710', name: 'Shelter, National Campaign for Homeless People Limited' },
  { number: '210667', name: 'St Christophers Hospice' },
  { number: '1149085', name: 'St Mungo Community Housing Association', alsoKnownAs: 'St Mungo’s' },
  { number: '1052076', name: 'Sue Ryder' },
  { number: '265464', name: 'Tearfund' },
  { number: '294344', name: 'The Woodland Trust' },
]
