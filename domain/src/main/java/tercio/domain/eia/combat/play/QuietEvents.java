package tercio.domain.eia.combat.play;

import tercio.domain.eia.combat.play.CombatEvent.ChitChosen;
import tercio.domain.eia.combat.play.CombatEvent.CombatAnswered;
import tercio.domain.eia.combat.play.CombatEvent.CombatStageReached;
import tercio.domain.eia.combat.play.CombatEvent.CombatsListed;
import tercio.domain.eia.combat.play.CombatEvent.CommanderNamed;
import tercio.domain.eia.combat.play.CombatEvent.DayEndChosen;
import tercio.domain.eia.combat.play.CombatEvent.ForcesLeft;
import tercio.domain.eia.combat.play.CombatEvent.RetreatEnded;
import tercio.domain.eia.combat.play.CombatEvent.RoundDeclared;

/** The events of combats that a reader of the account does not need: what they decide, other events tell. */
final class QuietEvents {

    private QuietEvents() {}

    static boolean quiet(CombatEvent event) {
        return switch (event) {
            case CombatAnswered answered -> true;
            case CombatStageReached reached -> true;
            case CombatsListed listed -> listed.areas().isEmpty();
            case CommanderNamed named -> true;
            case ChitChosen chosen -> true;
            case DayEndChosen chosen -> true;
            case RetreatEnded ended -> true;
            case ForcesLeft left -> left.retreats().isEmpty();
            case RoundDeclared declared -> declared.declaration().guard() == 0 && !declared.declaration().artillery();
            default -> false;
        };
    }
}
