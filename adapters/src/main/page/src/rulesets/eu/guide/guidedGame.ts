import type { GuidedGame, GuidedStep } from '../../../frame/guide';
import { guide as t } from '../text/guide';

/** The effects of a step besides its texts. */
type Played = Omit<GuidedStep, 'name' | 'title' | 'text'>;

/** The rulebook's example of a march, a battle and a siege, in its order. */
const PLAYED: Record<keyof typeof t.steps, Played> = {
  campaign: { answers: [{ type: 'DeclareCampaign', country: 'france', campaign: 'major' }], until: ['CampaignDeclared'] },
  march: {
    // On a board without room for the place, as on a phone, the march is in the list of the stack.
    points: ['.aim [data-send]', '[data-target=artois]', '.side.pulled .pane [data-move=artois]', '.counter[data-stack=fra-1]:not([aria-pressed=true])',
      '[data-pick=fra-1]:not([aria-current])', '.column-tabs [data-part=piece]'],
    until: ['ProvinceEntered'],
  },
  interception: { answers: [{ type: 'PassInterception' }], until: ['MoveEnded'] },
  attrition: { answers: [{ type: 'RollMarchAttrition' }], until: ['MarchAttritionRolled'] },
  ending: { answers: [{ type: 'EndMovement', country: 'france' }], until: ['MovementEnded'] },
  battle: { answers: [{ type: 'FightBattle' }], until: ['BattleJoined'] },
  firstDay: { answers: [{ type: 'StandAndFight' }], until: ['BattleFought'] },
  retreat: { answers: [{ type: 'AttemptRetreat' }], until: ['BattleFought'] },
  secondDay: { answers: [{ type: 'HoldTheField' }], until: ['BattleFought'] },
  pursuit: { answers: [{ type: 'StayAfterVictory' }], until: ['BattleEnded'] },
  losses: { answers: [{ type: 'TakeLosses' }], until: ['LossesTaken'] },
  spain: { answers: [{ type: 'DeclareCampaign', country: 'spain', campaign: 'passive' }, { type: 'EndMovement', country: 'spain' }], until: ['SiegesBegan'] },
  siege: { answers: [{ type: 'Undermine' }], until: ['FortressUndermined'] },
};

/** The first game of the Europa rules: the march on Artois with the dice of the rulebook. */
export const guidedGame: GuidedGame = {
  steps: Object.entries(PLAYED).map(([name, played]) => ({ name, ...t.steps[name as keyof typeof PLAYED], ...played })),
  dice: { RollMarchAttrition: [2], StandAndFight: [8, 6, 4, 7], AttemptRetreat: [7], HoldTheField: [2, 9, 6, 5, 9, 2], StayAfterVictory: [3, 6, 4], Undermine: [10] },
  correction: { event: 'CampaignDeclared', instead: t.instead, ...t.correct },
};
