const two = (part: number): string => String(part).padStart(2, '0');

/** The day where the person is, as 'YYYY-MM-DD'. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
