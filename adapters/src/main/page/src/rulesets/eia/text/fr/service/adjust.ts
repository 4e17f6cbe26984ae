import { factors, months } from './counts';
import { kind, at, de, from, le, to } from './nouns';
import { ofLeader, ofNation, ofNations, ofPower, ofUnits, texts, told } from './build';

/** The changes of an adjustment, as explanations and answers name them. */
export const adjust = texts({ 'Adjustment by the host': 'Ajustement par l’hôte' },
ofUnits('{U} stands in {place!}, new on the map', ({ U, place }) => `${le(U!)} se tient ${at(place!)}, nouveau sur la carte`),
ofUnits('{U} stands inside {place!}, new on the map', ({ U, place }) => `${le(U!)} se tient dans la ville ${from(place!)}, nouveau sur la carte`),
told('the factors of {corps!} are written anew', ({ corps }) => `les facteurs ${de(corps!)} sont inscrits de nouveau`),
told('the depot in {place!} is taken off the map', ({ place }) => `le dépôt ${at(place!)} est retiré de la carte`),
ofUnits('{U} is taken off the map', ({ U }) => `${le(U!)} est retiré de la carte`),
...['cossack', 'freikorps', 'guerilla'].map((type) => told(`${type} {number#} is taken off the map`, `le pion ${{ cossack: 'cosaque', freikorps: 'de corps francs', guerilla: 'de guérilla' }[type]} {number} est retiré de la carte`)),
ofPower('{P} has a depot in {place!} with {factors!}', ({ P, place, factors: held }) => `${le(P!)} a un dépôt ${at(place!)} avec ${factors(held!)}`),
ofPower('{P} has a depot in {place!}', ({ P, place }) => `${le(P!)} a un dépôt ${at(place!)}`),
ofPower('{P} has {count#} more {type!} in {place!}', ({ P, count, type, place }) => `${le(P!)} a ${count} pions de plus (${kind(type!)}) ${at(place!)}`),
ofPower('{P} permits {other!} to enter its territory and place depots there', ({ P, other }) => `${le(P!)} permet ${to(other!)} d’entrer dans son territoire et d’y placer des dépôts`),
ofPower('{P} permits {other!} to enter its territory', ({ P, other }) => `${le(P!)} permet ${to(other!)} d’entrer dans son territoire`),
ofPower('{P} permits {other!} to use its depots', ({ P, other }) => `${le(P!)} permet ${to(other!)} d’employer ses dépôts`),
ofPower('{P} no longer permits {other!} to enter its territory and place depots there', ({ P, other }) => `${le(P!)} ne permet plus ${to(other!)} d’entrer dans son territoire et d’y placer des dépôts`),
ofPower('{P} no longer permits {other!} to enter its territory', ({ P, other }) => `${le(P!)} ne permet plus ${to(other!)} d’entrer dans son territoire`),
ofPower('{P} no longer permits {other!} to use its depots', ({ P, other }) => `${le(P!)} ne permet plus ${to(other!)} d’employer ses dépôts`),
ofPower('{P} has {money#} money', ({ P, money }) => `${le(P!)} a ${money} d’argent`),
ofPower('{P} has {points#} political points', ({ P, points }) => `${le(P!)} a ${points} points politiques`),
ofPower('{P} besieges {city!}', ({ P, city }) => `${le(P!)} assiège ${city}`),
ofPower('{P} does not besiege {city!}', ({ P, city }) => `${le(P!)} n’assiège pas ${city}`),
ofPower('{P} begins its {step}', ({ P, step }) => `${le(P!)} commence son ${step}`),
);

/** Changes that begin with a nation, a province or a leader: read last. */
export const adjustLast = texts({},
Object.entries(months).map(([english, french]) => told(`${english} {year#} begins`, `${french} {year} commence`)),
ofLeader('{L} is off the map and free', ({ L }) => `${L} est hors de la carte et libre`), ofLeader('{L} is a prisoner of {by!}', ({ L, by }) => `${L} est prisonnier ${de(by!)}`),
ofLeader('{L} stands in {place!}', ({ L, place }) => `${L} se tient ${at(place!)}`), ofLeader('{L} stands inside {place!}', ({ L, place }) => `${L} se tient dans la ville ${from(place!)}`),
ofUnits('{U} stands in {place!}', ({ U, place }) => `${le(U!)} se tient ${at(place!)}`), ofUnits('{U} stands inside {place!}', ({ U, place }) => `${le(U!)} se tient dans la ville ${from(place!)}`),
ofNation('{N} is neutral', ({ N }) => `${le(N!)} : territoire neutre`),
told('{province!} is a home province of {owner!}', ({ province, owner }) => `${province} est une province d’origine ${de(owner!)}`), told('{province!} is a free state under {owner!}', ({ province, owner }) => `${le(province!)} : État libre sous ${le(owner!)}`),
told('{province!} is conquered by {owner!}', ({ province, owner }) => `${le(province!)} : conquête ${de(owner!)}`),
ofNation('{N} has {held!} as garrison in {city!}', ({ N, held, city }) => `${le(N!)} a ${factors(held!)} en garnison à ${city}`), ofNation('{N} controls {city!}', ({ N, city }) => `${le(N!)} contrôle ${city}`),
ofNations('{N} are at war', ({ N }) => `${le(N!)} sont en guerre`), ofNations('{N} are at peace, and may not declare war on each other', ({ N }) => `${le(N!)} sont en paix et ne peuvent se déclarer la guerre`),
ofNations('{N} are at peace', ({ N }) => `${le(N!)} sont en paix`), ofNations('{N} are allied, with combined movement', ({ N }) => `${le(N!)} sont alliées, avec mouvement combiné`), ofNations('{N} are allied', ({ N }) => `${le(N!)} sont alliées`),
);
