/** The id of the place on the summary where a firm is asked. */
export const LAW_FIRM = 'law-firm'
