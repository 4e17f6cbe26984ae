/** The name of a nation in French: with its article, and the adjective of a corps of it. */
export interface Nation { article: string; name: string; adjective: string }

function nation(article: string, name: string, adjective: string): Nation {
  return { article, name, adjective };
}

/** The major powers. */
export const powers: Readonly<Record<string, Nation>> = {
  France: nation('la', 'France', 'français'), Russia: nation('la', 'Russie', 'russe'), Turkey: nation('la', 'Turquie', 'turc'), Austria: nation('la', 'Autriche', 'autrichien'),
  Prussia: nation('la', 'Prusse', 'prussien'), 'Great Britain': nation('la', 'Grande-Bretagne', 'britannique'), Spain: nation('la', 'Espagne', 'espagnol'),
};

/** The minor states that have a corps. */
export const minors: Readonly<Record<string, Nation>> = {
  Bavaria: nation('la', 'Bavière', 'bavarois'), Saxony: nation('la', 'Saxe', 'saxon'), Wurttemburg: nation('le', 'Wurtemberg', 'wurtembergeois'), Baden: nation('', 'Bade', 'badois'),
  Hesse: nation('la', 'Hesse', 'hessois'), Hanover: nation('le', 'Hanovre', 'hanovrien'), Holland: nation('la', 'Hollande', 'hollandais'), Denmark: nation('le', 'Danemark', 'danois'),
  Sweden: nation('la', 'Suède', 'suédois'), Naples: nation('', 'Naples', 'napolitain'), Piedmont: nation('le', 'Piémont', 'piémontais'), Lombardy: nation('la', 'Lombardie', 'lombard'),
  Venetia: nation('la', 'Vénétie', 'vénitien'), Portugal: nation('le', 'Portugal', 'portugais'), Poland: nation('la', 'Pologne', 'polonais'), Egypt: nation('la', 'Égypte', 'égyptien'),
  Syria: nation('la', 'Syrie', 'syrien'), Algeria: nation('la', 'Algérie', 'algérien'), Tunisia: nation('la', 'Tunisie', 'tunisien'),
  Tripolitania: nation('la', 'Tripolitaine', 'tripolitain'), Cyrenaica: nation('la', 'Cyrénaïque', 'cyrénéen'), Morocco: nation('le', 'Maroc', 'marocain'),
};

/** Further minor states, of which only garrisons and cities are told. */
export const others: Readonly<Record<string, Nation>> = {
  Norway: nation('la', 'Norvège', ''), Finland: nation('la', 'Finlande', ''), Flanders: nation('la', 'Flandre', ''), Kleves: nation('', 'Clèves', ''), Berg: nation('', 'Berg', ''),
  Palatinate: nation('le', 'Palatinat', ''), Duchies: nation('les', 'duchés saxons', ''), Mecklenburg: nation('le', 'Mecklembourg', ''), Switzerland: nation('la', 'Suisse', ''),
  Gibraltar: nation('', 'Gibraltar', ''), Romagna: nation('la', 'Romagne', ''), Tuscany: nation('la', 'Toscane', ''), Papacy: nation('les', 'États pontificaux', ''), Sicily: nation('la', 'Sicile', ''),
  Sardinia: nation('la', 'Sardaigne', ''), Corsica: nation('la', 'Corse', ''), Corfu: nation('', 'Corfou', ''), Malta: nation('', 'Malte', ''), Rhodes: nation('', 'Rhodes', ''),
  Palestine: nation('la', 'Palestine', ''),
};

/** The names of the nations, by their words. */
export const nationNames: Readonly<Record<string, string>> = Object.fromEntries(Object.entries({ ...powers, ...minors, ...others })
  .map(([english, { name }]) => [english.toLowerCase().replaceAll(' ', '-'), name]));

/** Every nation that the service names, by its English name or its word. */
export function nationOf(english: string): Nation | undefined {
  return powers[english] ?? minors[english] ?? others[english]
    ?? powers[english.split('-').map(capital).join(' ')] ?? minors[capital(english)] ?? others[capital(english)];
}

/** The text with a great first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const CORPS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const printed: Readonly<Record<string, readonly string[]>> = {
  France: [...CORPS, 'I C', 'II C', 'Artillery', 'Guard'], Austria: [...CORPS, 'Grenadier', 'I Lt', 'II Lt', 'I C', 'II C'], Russia: [...CORPS, 'Guard', 'I C', 'II C', 'Artillery'],
  Prussia: [...CORPS.slice(0, 6), 'Guard', 'I C'], 'Great Britain': [...CORPS.slice(0, 4), 'Guard', 'I C'], Spain: [...CORPS.slice(0, 6), 'I C'],
  Turkey: ['I Janissary', 'II Janissary', 'I C', ...[1, 2, 3, 4, 5, 6].flatMap((number) => [`F${number}`, `FC${number}`])],
};

/** The titles of all corps, as the service writes them. */
export const corpsTitles: readonly string[] = [...Object.entries(printed).flatMap(([nation, names]) => names.map((name) => `${nation} ${name}`)), ...Object.keys(minors).map((minor) => `${minor} Corps`)];

const hiddenKinds: Readonly<Record<string, readonly string[]>> = {
  France: ['infantry', 'cavalry', 'artillery', 'guard'], Austria: ['infantry', 'guard', 'light infantry', 'cavalry'], Russia: ['infantry', 'guard', 'cavalry', 'artillery'],
  Prussia: ['infantry', 'guard', 'cavalry'], 'Great Britain': ['infantry', 'guard', 'cavalry'], Spain: ['infantry', 'cavalry', 'militia'],
  Turkey: ['infantry', 'cavalry', 'feudal infantry', 'feudal cavalry'],
};

/** The beginnings of the titles of corps whose identities are hidden; a number follows. */
export const hiddenTitles: readonly string[] = [...Object.entries(hiddenKinds).flatMap(([nation, kinds]) => kinds.map((kind) => `${nation} ${kind} corps`)),
  ...Object.keys(minors).map((minor) => `${minor} infantry corps`)];

/** The leaders, whose names stay as they are printed. */
export const leaders: ReadonlySet<string> = new Set(['Napoleon', 'Davout', 'Massena', 'Soult', 'Bernadotte', 'Ney', 'Murat', 'Eugene', 'Lannes', 'Wellington', 'Moore', 'Uxbridge', 'Beresford', 'Charles', 'John', 'Mack', 'Schwarzenberg', 'Liechtenstein',
  'Kutusov', 'Bagration', 'Bennigsen', 'Barclay de Tolly', 'Buxhowden', 'Wittgenstein', 'Platov', 'Brunswick', 'Hohenlohe', 'Frederick William', 'Blucher', 'Yorck', 'Bulow', 'Kleist', 'Castanos', 'Cuesta', 'Blake',
  'La Romana', 'Grand Vizier', 'Kushanz Ali', 'Pechlivan Khan', 'Ali Pasha']);
