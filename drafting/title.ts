/** What stands above the testator's name. */
export const TITLE = 'The last will of'
