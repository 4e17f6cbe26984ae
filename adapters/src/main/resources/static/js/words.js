/** `CampaignDeclared` and `ile_de_france` as a person writes them: Campaign declared, Ile de france. */
export function spoken(name) {
  const words = String(name).replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The ids of places and the like, which are written with underscores. */
const ID = /^[a-z0-9]+(_[a-z0-9]+)+$/;

/** A value of an answer in one line. Empty parts are left out. */
export function told(value) {
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
  return ID.test(value) ? spoken(value) : String(value);
}
