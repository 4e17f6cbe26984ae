import { t as board } from '.';
import { inLanguage } from '../../../text/spoken';
import { frenchViews } from './fr/views';

/** The English texts of the views beside the board. */
export const views = {
  battles: 'Battles',
  rounds: {
    title: 'Round track', rolls: 'Every roll that moved the marker', from: 'From', to: 'To', die: 'Die', modified: 'Modified',
    waiting: 'waits here', marker: 'The marker', none: 'No roll has moved the marker yet.', start: 'start',
    notes: 'Brings', markerAt: (box: string) => `The marker lies on ${box}.`, notYet: 'The marker is not on the track yet.', waitingTitle: 'Who waits on the track',
    until: (box: string, who: string) => `${box}: ${who}`, goTo: (box: string, position: number) => `To the beginning of ${box}, position ${position}`,
    told: (from: string, to: string, die: number) => `From ${from} to ${to} with a ${die}`,
    alliances: 'Alliances in the order of their impulses', fights: (alliance: string, enemies: string[]) => enemies.length ? `${alliance}, at war with ${enemies.join('; with ')}` : `${alliance}, in no war`,
    seasons: { summer: 'summer', winter: 'winter' } as Record<string, string>,
  },
  ers: {
    title: 'Record sheets', line: 'Line', amount: 'Total', stability: 'Stability', reforms: 'Reforms of the army', victory: 'Victory points', treasury: 'Treasury', left: (left: number, begun: number) => `${left} left of ${begun}`, turn: 'Turn', all: 'All countries',
    none: 'No country keeps a sheet.',
    countries: 'Countries', damaged: 'Damaged ships, on the colonial record sheet', waters: 'Waters', ships: 'Ships', noSheet: (country: string) => `${country} keeps no sheet in this game.`, round: 'Round', cause: 'Cause',
    causes: (of: string, value: number | string) => `${of}: ${value}. Show the events behind it`,
  },
  colonial: {
    title: 'Colonial sheet', ships: 'Ships by waters', waiting: 'To be refitted', province: 'Province', where: 'Where', ducats: 'Ducats', stock: 'in stock',
    fates: { damaged: 'Damaged', destroyed: 'Destroyed', captured: 'Captured', refitted: 'Refitted' },
    regions: { mediterranean: 'Mediterranean', atlantic_eu: 'European seas', atlantic: 'Atlantic', indian: 'Indian Ocean', pacific: 'Pacific' } as Record<string, string>,
    takenFrom: (country: string) => `taken from ${country}`, building: (rounds: number) => `Fort being built, ${rounds} of 3 rounds`,
    convoy: (name: string, transports: number) => `${name}, ${transports} ${transports === 1 ? 'transport' : 'transports'}`,
  },
  battle: {
    title: 'Battles and sieges', none: 'No battle has been joined yet.', before: 'Before the battle', after: 'How lucky it was', phasing: 'Phasing', nonPhasing: 'Non-phasing',
    at: 'Position', battle: 'Battle', forces: 'Forces', winner: 'Winner', undecided: 'being fought', nobody: 'nobody', avoided: 'not fought', roll: 'Roll', back: 'All battles',
    sieges: 'Sieges', by: 'Besieger', rounds: 'Rounds', how: 'How it ended', noSieges: 'No fortress has been besieged yet.', goesOn: 'goes on',
    over: (position: number) => `over at position ${position}`,
    sheet: 'On paper', side: (party: string, side: string) => `${party} (${side})`, sum: 'Sum', losses: 'inflicted', morale: 'Morale',
    key: 'A stroke is a whole loss, a dot a third of one, a star a point of morale that the other side loses.',
    moraleLeft: (left: number, of: number) => `morale ${left} of ${of}`,
    suffered: (thirds: string) => `suffers ${thirds}`,
    step: 'Roll by roll', first: 'Before the first roll', previous: 'One roll back', next: 'Next roll', all: 'All rolls',
    shown: (shown: number, of: number) => `${shown} of ${of} rolls`,
    reasons: (row: string) => `Why: ${row}`, notRolled: 'No die has fallen yet.', gone: 'There is no battle at that position here.',
    choices: 'With the choices that were made in it; who has not been asked yet holds the field.',
    luck: (lost: string, mean: string) => `lost ${lost}, expected ${mean}`,
    lucky: (by: string) => `${by} better than the mean`, unlucky: (by: string) => `${by} worse than the mean`, even: 'just the mean',
    asBad: (chance: string) => `as bad or worse: ${chance}`, came: 'The column that came is marked.',
    underWay: { march: 'The march', catchers: 'Who could catch it', helpers: 'Who could help it', forces: 'Who stands there' },
    ends: { surrender: 'surrender', honours: 'war honours', assault: 'assault', lifted: 'the siege was lifted' } as Record<string, string>,
  },
};

/** The words of the page with those of the views beside the board, which are fetched with the first of them. */
export const t = { ...board, ...inLanguage(views, frenchViews) };
