/** `PawnMoved` and `new_castle` as a person writes them: Pawn moved, New castle. */
export function spoken(name: unknown): string {
  const words = String(name).replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The id of a party as its name is written, where no printed board tells it: red_house is the Red House. */
export function titled(id: string): string {
  return id.split(/[_-]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** A phrase of the service as the beginning of a line: the first letter great, the others as they are. */
export function begun(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** The ids of places and the like, which are written with underscores. */
const ID = /^[a-z0-9]+(_[a-z0-9]+)+$/;

/** A value of an answer in one line. Empty parts are left out. */
export function told(value: unknown): string {
  if (value === null || value === undefined || value === false || value === '') {
    return '';
  }
  if (value === true) {
    return 'yes';
  }
  if (Array.isArray(value)) {
    return value.map(told).filter(Boolean).join(', ');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([, part]) => part !== 0 && told(part) !== '')
      .map(([name, part]) => (part === true ? spoken(name).toLowerCase() : `${spoken(name).toLowerCase()} ${told(part)}`))
      .join('; ');
  }
  return typeof value === 'string' && ID.test(value) ? spoken(value) : String(value);
}

/** `+2`, `−1`, `0`: with the true minus sign. */
export function signed(value: number | string): string {
  const text = String(value);
  return text.startsWith('-') ? `−${text.slice(1)}` : text === '0' || text.startsWith('+') ? text : `+${text}`;
}

/** A probability as per cent, with a decimal where it matters. */
export function perCent(chance: number | string): string {
  const value = Number(chance) * 100;
  return value > 0 && value < 1 ? '< 1 %' : value < 100 && value > 99 ? '> 99 %' : `${Math.round(value)} %`;
}
